import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import config from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules/', 'src/wire/', 'src/pad/rules/', 'public/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
  {
    rules: {
      'no-undef': 'off', // TypeScript knows better
      'svelte/no-navigation-without-resolve': 'off', // that is for SvelteKit
      'svelte/no-at-html-tags': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off', // indexes that the view guarantees
      '@typescript-eslint/no-dynamic-delete': 'off',
      'svelte/prefer-svelte-reactivity': 'off', // sets and dates here are values, made anew and never changed
    },
  },
)
