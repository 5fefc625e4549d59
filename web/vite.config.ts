import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

const server = process.env.STONEHENGE ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
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
