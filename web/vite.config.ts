import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { leanContract } from './build-scripts/lean-contract.ts'
import { leanMarked } from './build-scripts/lean-marked.ts'
import { leanZod } from './build-scripts/lean-zod.ts'
import { themeWithoutTooltips } from './build-scripts/theme-without-tooltips.ts'
import { dropUnusedStyles } from './build-styles/drop-unused-styles.ts'
import { themeBeforePaint } from './build-styles/theme-before-paint.ts'

/** Where `npm run dev` finds the server: it answers everything that is not one of this app's screens. */
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

const contract = (names: string) => `contract/src/(?:[a-z-]+/)?(?:${names})\\.ts$`
const themes = (names: string) => `themes/dist/esm/components/(?:${names})\\.`
const ui = (names: string) => `web/src/ui/(?:${names})\\.`

/**
 * What several screens need comes in a file for those that need it, since a file of its own for every few modules
 * weighs more than they do; all else is split by who needs it. `npm run bench -- first-load` tells what a change makes of it.
 */
const sharedChunks = [
  { name: 'zod', test: /node_modules\/zod|zod-without-eval/ },
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler|@tanstack)\// },
  // Before those whose modules use it: a part takes along what is asked for by its own.
  chunk('form', ['web/src/ui/form/', 'node_modules/(?:react-hook-form|@hookform)/']),
  // Of every screen.
  chunk('app', [
    contract(
      'account|agent-use|analytics-period|answerer|billing|billing-texts|chat|demo-agent|errors|limits|oidc|agent-texts|plans|prices|public-agents|recovery|roles|route|texts|themes|username|validation-messages|values|visible-text|visitor-care',
    ),
    'themes/dist/esm/(?:helpers|props)/',
    themes(
      'theme|slot|badge|box|button|_internal/base-button|callout|card|container|flex|grid|heading|icon-button|link|skeleton|spinner|text|visually-hidden|avatar',
    ),
    'radix-ui/react-(?:context|use-callback-ref|use-layout-effect)/',
    'web/src/(?:app|query-client)\\.ts',
    'web/src/api/',
    'web/src/features/(?:auth|billing|demo-agent)/queries',
    ui('failed-place|field|logo|spinner-page|steady-button|not-found-page|unexpected-error-page|toast-queue'),
  ]),
  // Of every screen of somebody who is signed in.
  chunk('owner', [
    contract('dashboard|handovers|takeovers|typing-sign|websites|website-syncs|workspaces'),
    themes('progress'),
    'web/src/features/(?:activity|dashboard|handovers|takeovers|workspaces)/queries',
    'web/src/features/workspaces/(?:needs|use-workspace)',
    'web/src/features/billing/use-upgrade-offer',
    'web/src/features/auth/protected\\.',
    ui(
      'agent-avatar|confirm-dialog|dialog|drafts|empty-place|focus-content|late-place|late-popup|relative-time|status-badge|time|time-zone|unsaved-guard|use-now|use-return-focus',
    ),
  ]),
  chunk('agents', [contract('agents|allowed-domain|conversations'), 'web/src/features/agents/queries']),
  // Of an agent's tabs, and of the wizard.
  chunk('agent', [
    contract('knowledge|places-to-fill-in|training|website-profile'),
    'web/src/features/(?:knowledge|training|websites)/queries',
    'web/src/features/knowledge/(?:uploads|refused-file)',
    'web/src/features/training/train-agent',
    'web/src/features/websites/(?:job-texts|result-words|use-scrape)',
  ]),
  chunk('text-fields', [themes('text-field|text-area')]),
  chunk('controls', [
    'radix-ui/react-(?:collection|roving-focus|tabs|id|presence|use-controllable-state|use-size|use-is-hydrated|use-effect-event)/',
    'radix-ui/primitive/',
    themes('tabs|_internal/base-tab-list'),
  ]),
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 3 },
]

function chunk(name: string, parts: readonly string[]) {
  return { name, test: new RegExp(parts.join('|')) }
}

export default defineConfig(({ command }) => ({
  base: '/',
  plugins: [
    react(),
    themeBeforePaint(),
    leanContract(),
    leanZod(),
    leanMarked(),
    themeWithoutTooltips(),
    compression({ algorithms: ['gzip', 'brotliCompress'], include: /assets\/.*\.(?:js|css|svg)$/ }),
  ],
  css: command === 'build' ? { postcss: { plugins: dropUnusedStyles(`${import.meta.dirname}/src`) } } : {},
  build: {
    outDir: 'dist',
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
