import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { dropUnusedStyles } from './build-styles/drop-unused-styles.ts'
import { themeBeforePaint } from './build-styles/theme-before-paint.ts'

/** Where `npm run dev` finds the server: it answers everything that is not one of this app's screens. */
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** What every screen needs comes in two files of its own; the rest is split by who needs it. */
const sharedChunks = [
  { name: 'zod', test: /node_modules\/zod|zod-without-eval/ },
  {
    name: 'contract',
    test: /contract\/src\/(?:account|agents|allowed-domain|agent-use|answerer|billing|billing-texts|chat|conversations|dashboard|demo-agent|errors|handovers|limits|plans|prices|public-agents|quota|roles|route|takeovers|texts|themes|owner-texts|username|validation-messages|values|visible-text|visitor-care|websites|website-syncs|workspaces|oidc|analytics|recovery|knowledge|training)\.ts/,
  },
  {
    name: 'ui',
    test: /web\/src\/(?:ui\/(?!qr|side-sheet|unsaved|confirm|use-return|popup-menu|shown-domain|day-line|pager)|api\/|features\/(?:activity|agents|auth|billing|dashboard|demo-agent|handovers|takeovers|workspaces)\/queries)|themes\/dist\/esm\/(?:components\/(?:box|badge|callout|card|container|flex|grid|heading|text|link|button|icon-button|skeleton|spinner|table|tabs|separator|avatar)\.|helpers|props)/,
  },
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler|@tanstack)\// },
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
