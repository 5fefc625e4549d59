import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.STONEHENGE ?? 'http://127.0.0.1:8000'

/** The version of the page: a hash of all it is made from. */
function versionOf(): string {
  const hash = createHash('sha256')
  for (const folder of ['src', 'public', '../src/stonehenge/locale']) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
    for (const path of files.map((file) => `${file.parentPath}/${file.name}`).sort()) hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Says in the page which version it is, so that an old one can notice a new server. */
function version(): Plugin {
  const attrs = { name: 'stonehenge-page', content: versionOf() }
  return { name: 'version', transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head' }] }
}

/** The words of a language that the page says, as one module: `import('words:en')`. */
function words(): Plugin {
  const notOnThePage = ['terminal.ftl', 'agents.ftl', 'pictures.ftl']
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0words:')) return undefined
      const folder = `../src/stonehenge/locale/${id.slice('\0words:'.length)}`
      const paths = readdirSync(folder).filter((name) => !notOnThePage.includes(name)).sort().map((name) => `${folder}/${name}`)
      for (const path of paths) this.addWatchFile(path)
      const messages = paths.map((path) => readFileSync(path, 'utf-8').replace(/^#.*\n/gm, ''))
      return `export default ${JSON.stringify(messages.join('\n'))}`
    },
  }
}

/** What must be there before the score pad and the rules work without a network. */
const OFFLINE = [/src\/main\.ts$/, /index\.html$/, /pages\/(Pad|Rules)\.svelte$/, /locale\/rules\//, /pad\/sharing\//, /^\0words:/]

/** Writes the service worker with the list of all files that they need. */
function offline(): Plugin {
  return {
    name: 'offline',
    generateBundle(_, bundle) {
      const needed = new Set(['/', '/manifest.webmanifest', '/icon.svg', '/icon-192.png'])
      const add = (name: string) => {
        const file = bundle[name]
        if (!file || needed.has(`/${name}`)) return
        needed.add(`/${name}`)
        if (file.type !== 'chunk') return
        const { importedCss, importedAssets } = file.viteMetadata ?? { importedCss: [], importedAssets: [] }
        for (const one of [...file.imports, ...importedCss, ...importedAssets]) add(one)
      }
      for (const file of Object.values(bundle)) {
        // a module that lies in a shared file still has a small file of its own name
        const modules = file.type === 'chunk' ? [...file.moduleIds, file.facadeModuleId ?? ''] : []
        const wanted = modules.some((id) => OFFLINE.some((pattern) => pattern.test(id)))
        if (wanted || file.fileName.endsWith('.woff2')) add(file.fileName)
      }
      const source = readFileSync('src/sw.js', 'utf-8')
        .replace('__VERSION__', versionOf())
        .replace('__NEEDED__', JSON.stringify([...needed].sort()))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

/** Everything that the score pad imports at once: found when first asked for. */
const ofThePad = new Set<string>()

/** The file for code that the score pad shares with other pages: it may load little else. */
function paper(id: string, modules: { getModuleInfo: (id: string) => { importedIds: string[] } | null }): string | null {
  const add = (one: string) => {
    if (ofThePad.has(one)) return
    ofThePad.add(one)
    modules.getModuleInfo(one)?.importedIds.forEach(add)
  }
  if (ofThePad.size === 0) add(resolve('src/pages/Pad.svelte'))
  return ofThePad.has(id) ? 'paper' : null
}

/** Files of code that several pages use: few, so that a page needs few requests, and none with much that it does not need. */
const PIECES = [
  { name: 'first', tags: ['$initial' as const], minShareCount: 2 }, // what the home page needs, and nothing else
  { name: paper, minShareCount: 2 },
  { name: 'shared', minShareCount: 2, test: /^(?!.*\/pad\/sharing\/)/, entriesAware: true, entriesAwareMergeThreshold: 100_000 },
]

export default defineConfig({
  plugins: [svelte(), svelteTesting(), words(), version(), offline()],
  build: {
    outDir: '../src/stonehenge/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict policy lets nothing inline through
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: PIECES }, chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`, assetFileNames: ({ names }) => `assets/${(names[0] ?? '').split(/[~.]/)[0]}-[hash][extname]` } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/ws': { target: server.replace('http', 'ws'), ws: true, headers: { origin: server } },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000, // a busy machine is slow, not wrong
  },
})
