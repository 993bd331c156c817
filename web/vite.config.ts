import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { dropUnusedStyles } from './build-styles/drop-unused-styles.ts'
import { themeBeforePaint } from './build-styles/theme-before-paint.ts'

/** Where `npm run dev` finds the server: it answers everything that is not one of this app's screens. */
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/**
 * What several screens share is fetched in a few larger files, since many small ones weigh more. Everything else is split
 * by the screens that need it. `npm run bench -- first-load` shows the effect.
 */
const sharedChunks = [
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler|@tanstack)\// },
  { name: 'zod', test: /node_modules\/zod|zod-without-eval/ },
  { name: 'form', test: /node_modules\/(?:react-hook-form|@hookform)\/|web\/src\/ui\/form\/use-form/ },
  { name: 'queries', test: /features\/[a-z-]+\/queries\.ts/, minShareCount: 3 },
  { name: 'shared', test: /./, minShareCount: 9 },
  { name: 'dashboard', test: /./, minShareCount: 5 },
]

export default defineConfig(({ command }) => ({
  base: '/',
  plugins: [
    react(),
    themeBeforePaint(),
    compression({ algorithms: ['gzip', 'brotliCompress'], include: /assets\/.*\.(?:js|css|svg)$/ }),
  ],
  css: command === 'build' ? { postcss: { plugins: dropUnusedStyles(`${import.meta.dirname}/src`) } } : {},
  build: {
    outDir: 'dist',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/healthz', '/bot/', '/agent/', '/chat-frame', '/widget/', '/openapi.json', '/llms.txt'].map(
        (path) => [path, server],
      ),
    ),
  },
}))
