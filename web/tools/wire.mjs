// Turns the JSON schemas on standard input into TypeScript, for wire.py.
import { compile } from 'json-schema-to-typescript'

let input = ''
for await (const chunk of process.stdin) input += chunk
const written = {}
for (const [name, schema] of Object.entries(JSON.parse(input))) {
  const text = await compile(schema, 'Everything', {
    bannerComment: '/* Written by python -m web.tools.wire; the source is the Python of this name. */',
    additionalProperties: false,
    unreachableDefinitions: true,
    style: { semi: false, singleQuote: true, printWidth: 100 },
  })
  written[name] = text
    .replace(/\/\*\*\n \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n \*\/\n/g, '')
    .replace(/ \*\n \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n/g, '')
    .replace(/export interface Everything \{\}?\n?\}?\n/, '')
}
process.stdout.write(JSON.stringify(written))
