import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { dropUnusedStyles } from './build-styles/drop-unused-styles.ts'

/** Where `npm run dev` finds the server: it answers everything that is not one of this app's screens. */
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** What nearly every screen needs comes in a few files instead of dozens of tiny ones. */
const sharedChunks = [
  { name: 'icons', test: /lucide-react/ },
  // The status is one page's alone, which few ever open.
  { name: 'contract', test: /contract\/src\/(?!status)|node_modules\/zod|zod-without-eval/ },
  {
    name: 'ui',
    test: /web\/src\/ui\/|themes\/dist\/esm\/(?:components\/(?:box|container|flex|grid|heading|text|link|button|icon-button|card|skeleton|spinner)\.|helpers|props)/,
  },
]

export default defineConfig(({ command }) => ({
  base: '/',
  plugins: [
    react(),
    compression({ algorithms: ['gzip', 'brotliCompress'], include: /assets\/.*\.(?:js|css|svg)$/ }),
  ],
  css: command === 'build' ? { postcss: { plugins: [dropUnusedStyles(`${import.meta.dirname}/src`)] } } : {},
  build: {
    outDir: 'dist',
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/bot/', '/agent/', '/chat-frame', '/widget/', '/openapi.json', '/llms.txt'].map((path) => [
        path,
        server,
      ]),
    ),
  },
}))
