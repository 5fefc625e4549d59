import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.STONEHENGE ?? 'http://127.0.0.1:8000'

/** Says in the page which version it is, so that an old one can notice a new server. */
function version(): Plugin {
  const hash = createHash('sha256')
  for (const folder of ['src', 'public', '../src/stonehenge/locale']) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
    for (const path of files.map((file) => `${file.parentPath}/${file.name}`).sort()) hash.update(path).update(readFileSync(path))
  }
  const content = hash.digest('hex').slice(0, 16)
  return {
    name: 'version',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'stonehenge-page', content }, injectTo: 'head' }],
  }
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), version()],
  build: {
    outDir: '../src/stonehenge/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict policy lets nothing inline through
    modulePreload: { polyfill: false },
    // what several pages use comes in one file: a first visit needs few requests
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } },
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
