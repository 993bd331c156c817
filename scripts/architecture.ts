/**
 * The picture of the house as data; `check-structure.ts` holds the code against it.
 * ARCHITECTURE.md says why.
 */
export const architecture = {
  /** The packages, each with the npm packages and packages of the house that it may import; undefined: any from npm. */
  packages: {
    contract: {
      name: '@parleykit/contract',
      house: [],
      npm: ['zod', '@zxcvbn-ts/core', '@zxcvbn-ts/language-common'],
    },
    engine: {
      name: '@parleykit/engine',
      house: [],
      npm: ['@orama/stemmers', 'porter2', 'snowball-stemmers', 'stopword', 'tinyld'],
    },
    server: {
      name: '@parleykit/server',
      house: ['@parleykit/contract', '@parleykit/engine'],
      npm: undefined,
    },
    markdown: {
      name: '@parleykit/markdown',
      house: ['@parleykit/contract'],
      npm: ['marked', 'react', 'react-dom'],
    },
    web: {
      name: '@parleykit/web',
      house: ['@parleykit/contract', '@parleykit/markdown'],
      npm: undefined,
    },
    widget: {
      name: '@parleykit/widget',
      house: ['@parleykit/contract', '@parleykit/markdown'],
      npm: undefined,
    },
  },

  /** The engine's folders, each with those below it that it may import. */
  engineLayers: {
    languages: [],
    text: ['languages'],
    tables: ['languages', 'text'],
    index: ['languages', 'text', 'tables'],
    query: ['languages', 'text', 'index'],
    answer: ['languages', 'text', 'tables', 'index', 'query'],
    similarity: ['languages', 'text'],
  },

  /**
   * The server's features: each may import those before it, through their index.ts. A feature inside another has its own
   * place in this order and its own index.ts, and may come before the feature around it.
   */
  features: [
    'notifications',
    'setup/stored-settings',
    'setup/modes',
    'auth',
    'setup/operator',
    'workspaces/audit',
    'setup/mail-server',
    'setup/notice',
    'workspaces',
    'workspaces/activity',
    'models',
    'billing',
    'billing/stripe-account',
    'billing/usage',
    'setup',
    'agents',
    'models/spend',
    'agents/ownership-transfers',
    'knowledge',
    'knowledge/websites',
    'knowledge/sources',
    'retrieval',
    'retrieval/training',
    'conversations/visitors',
    'conversations',
    'conversations/pictures',
    'webhooks',
    'support/leads',
    'support/live-handoff',
    'actions',
    'answering/curated-answers',
    'conversations/link-preview',
    'answering',
    'answering/evals',
    'chat',
    'chat/completions',
    'chat/mcp',
    'publish',
    'publish/demo-agent',
    'portability',
    'reports/analytics',
    'reports/dashboard',
    'reports/status',
    'account',
  ],

  /** The web app's features: each may import those before it. What puts many together comes last. */
  webFeatures: [
    'auth',
    'workspaces',
    'agents',
    'workspaces/activity',
    'workspaces/audit',
    'billing',
    'agents/ownership-transfers',
    'answering',
    'knowledge',
    'knowledge/websites',
    'knowledge/sources',
    'retrieval/training',
    'support/leads',
    'support/live-handoff',
    'actions/approvals',
    'answering/curated-answers',
    'conversations',
    'webhooks',
    'actions',
    'publish/demo-agent',
    'answering/evals',
    'setup',
    'models',
    'publish',
    'api-docs',
    'landing',
    'billing/pricing',
    'portability',
    'reports/analytics',
    'reports/dashboard',
    'reports/status',
    'account',
    'agents/wizard',
    'agents/settings',
    'agents/page',
    'shell',
  ],

  /** The files of the web app outside of its features that may know them; no feature imports these. */
  webComposers: ['web/src/app.tsx', 'web/src/main.tsx', 'web/src/query-client.ts'],

  /** Files of a feature's root that aren't verbs. */
  reservedFiles: ['index', 'feature', 'hooks', 'routes', 'tables', 'queries', 'jobs', 'throttle-rules'],

  /** What tests and measurements may not import: both use `e2e/support`. */
  apart: {
    e2e: ['bench/', 'lab/'],
    bench: ['lab/', 'e2e/catalogue/', 'e2e/journeys/', 'e2e/screens/'],
  } as Readonly<Record<string, readonly string[]>>,

  /** Packages that compute and do nothing else, so `core/` may use them. */
  pureLibraries: [
    '@parleykit/contract',
    '@parleykit/engine',
    'zod',
    'bowser',
    'content-security-policy-parser',
    'culori',
    'diff',
    'fastest-levenshtein',
  ],

  /** Names that say nothing about what is inside. */
  bannedNames: [
    'common',
    'constants',
    'controller',
    'controllers',
    'helper',
    'helpers',
    'lib',
    'manager',
    'managers',
    'repositories',
    'repository',
    'service',
    'services',
    'types',
    'util',
    'utils',
  ],

  /** Packages whose errors carry a status of HTTP's: features throw a DomainError instead. */
  httpErrors: ['@fastify/error', '@fastify/sensible', 'fastify', 'http-errors'],

  /** The files of the web app that talk to the server, each by its own means of the browser. */
  webConnections: {
    fetch: 'web/src/api/server-connection.ts',
    XMLHttpRequest: 'web/src/api/send-file.ts',
    EventSource: 'web/src/api/event-stream.ts',
  },

  /**
   * What reaches other machines, and the folders and files of the server that may use it. An address that someone
   * typed is reached by the guarded fetch alone; models and the identity provider are at addresses of the operator's.
   */
  serverConnections: {
    undici: [
      'server/src/platform/fetch-public-url/',
      'server/src/platform/identity-provider/',
      'server/src/platform/probes/',
    ],
    'node:net': ['server/src/platform/fetch-public-url/', 'server/src/platform/http/find-port-problem.ts'],
    'node:tls': [],
    'node:dgram': [],
    'node:dns': ['server/src/platform/fetch-public-url/', 'server/src/platform/http/http-listener.ts'],
    'node:http': [
      'server/src/platform/browser/open-guard-proxy.ts',
      'server/src/platform/http/http-listener.ts',
    ],
    'node:http2': [],
    'node:https': [],
    'openid-client': ['server/src/platform/identity-provider/'],
    nodemailer: ['server/src/platform/mail/'],
    // The demo calls the product that it has started; packages of model providers are given a guarded or bounded one.
    fetch: [
      'server/src/demo/api-client.ts',
      'server/src/platform/fetch-public-url/create-streaming-fetch.ts',
    ],
    '@opentelemetry/exporter-logs-otlp-proto': ['server/src/platform/telemetry/'],
    '@opentelemetry/exporter-trace-otlp-proto': ['server/src/platform/telemetry/'],
    '@aws-sdk/client-s3': ['server/src/platform/object-store/'],
    stripe: ['server/src/features/billing/stripe/'],
    'puppeteer-core': ['server/src/platform/browser/'],
    '@ai-sdk/anthropic': ['server/src/platform/language-model/'],
    '@ai-sdk/openai': ['server/src/platform/language-model/'],
    '@ai-sdk/openai-compatible': ['server/src/platform/embeddings/', 'server/src/platform/language-model/'],
  },

  /** Globals that reach other machines: no file of the server uses them but those above. */
  connectingGlobals: ['fetch', 'WebSocket', 'EventSource'],

  longestFile: 400,
} as const

export type Package = keyof typeof architecture.packages
