import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { compile } from '@fastify/proxy-addr'
import { type RegistrationMode, registrationModes } from '@parleykit/contract/auth/account'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { type PrivateHost, parsePrivateHosts } from '../platform/fetch-public-url/index.ts'
import {
  type BillingConfig,
  billingVariables,
  findBillingProblems,
  toBillingConfig,
} from './billing-config.ts'
import {
  type DatabaseConfig,
  databaseVariables,
  findDatabaseProblems,
  toDatabaseConfig,
} from './database-config.ts'
import { explainInvalidValue } from './explain-invalid-value.ts'
import { findMailProblems, type MailConfig, mailVariables, toMailConfig } from './mail-config.ts'
import {
  type EmbeddingConfig,
  embeddingsOff,
  findModelProblems,
  type LanguageModelConfig,
  type ModelDefaults,
  modelVariables,
  toEmbeddingConfig,
  toLanguageModelConfig,
  toModelDefaults,
} from './model-config.ts'
import {
  findObjectStoreProblems,
  type ObjectStoreConfig,
  objectStoreVariables,
  toObjectStoreConfig,
} from './object-store-config.ts'
import { findOidcProblems, type OidcConfig, oidcVariables, toOidcConfig } from './oidc-config.ts'
import { type BackupConfig, operationsVariables, toBackupConfig } from './operations-config.ts'
import { resolveFileVariables } from './resolve-file-variables.ts'
import { type SourceConfig, sourceVariables, toSourceConfig } from './source-config.ts'
import {
  findTelemetryProblems,
  type TelemetryConfig,
  telemetryVariables,
  toTelemetryConfig,
} from './telemetry-config.ts'

/** Default time for mapping a website, in milliseconds, unless the operator sets another. */
const mapWebsiteMs = 10_000

const webWorkersMax = 16
/** Beyond them PostgreSQL, which answers all of them, is what a machine needs its cores for. */
const webWorkersOfAuto = 4
const webWorkersFault = `must be a number from 1 to ${webWorkersMax}, or auto`

const isNumberOfWorkers = (number: number) =>
  Number.isInteger(number) && number >= 1 && number <= webWorkersMax

const hostPattern = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/

const listOf = (list: string) =>
  list
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '')

const networkNames = ['loopback', 'linklocal', 'uniquelocal']

/** Whether a list can be read as addresses of proxies, as Fastify does; a range of all addresses would let anybody forge theirs. */
function namesProxies(list: string): boolean {
  try {
    const named = list.split(',').map((each) => each.trim())
    compile(named)
    // It takes a lone number for an address, too.
    return named.every((each) => networkNames.includes(each) || isAddress(each.split('/', 1)[0] ?? ''))
  } catch {
    return false
  }
}

const isAddress = (text: string) => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')

/** Every environment variable that the server reads, with its meaning and default. */
export const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port to listen on.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 in a container.'),
  DATA_DIR: z.string().default('./data').describe('Folder for the embedded database.'),
  ...databaseVariables,
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Public URL of this server, without a path.'),
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .refine(
      (list) => listOf(list).every((host) => hostPattern.test(host)),
      'needs host names such as chat.example.com, with commas between, without https and port',
    )
    .describe('Further host names that this server answers to where PUBLIC_URL is set, with commas between.'),
  TRUST_PROXY: z
    .string()
    .refine(
      namesProxies,
      'needs addresses or ranges such as 10.0.0.5, 172.16.0.0/12, or loopback, linklocal or uniquelocal, with commas between, but not all addresses',
    )
    .optional()
    .describe('IP addresses or ranges of reverse proxies whose X-Forwarded-* headers are trusted.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Log level.'),
  WIDGET_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("URL of a CDN that serves this server's /widget/loader.js to websites."),
  SUPPORT_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https?$/ })], 'must be an email address or an https URL')
    .optional()
    .describe('Email address or page where your users get help.'),
  REGISTRATION: z
    .enum(registrationModes)
    .optional()
    .describe(
      'Who can register: open, invite (with a link from npm run admin -- invite) or closed. The first account can always be created. If unset, the answer on /setup decides; open until then.',
    ),
  REFUSE_COMMON_PASSWORDS: onOff
    .default(false)
    .describe('on: new passwords that are easy to guess are refused; else people are only warned.'),
  DELETE_INACTIVE_AGENTS: onOff
    .default(false)
    .describe('on: delete free-plan agents after 14 days of inactivity, after two notices.'),
  DEMO_AGENT: onOff
    .default(true)
    .describe(
      'on or off: an agent that answers from the ParleyKit documentation, on the landing page and in help.',
    ),
  RATE_LIMITS: onOff.default(true).describe('on, or off for benchmarks: no rate limits and no daily limits.'),
  ALLOW_PRIVATE_HOSTS: z
    .string()
    .default('')
    .refine(
      (list) => parsePrivateHosts(list) !== null,
      'must be hosts such as intranet.example or 127.0.0.1:8080',
    )
    .describe('Hosts (or host:port) in a private network whose websites may be read, separated by commas.'),
  BROWSER_PATH: z
    .string()
    .optional()
    .describe('Path of Chromium, for pages that need JavaScript, or off. Found automatically by default.'),
  WEBSITE_MAP_SECONDS: z.coerce
    .number()
    .int()
    .min(5)
    .max(120)
    .default(mapWebsiteMs / 1000)
    .describe('Maximum seconds to spend finding the pages of a website.'),
  ...sourceVariables,
  WEB_WORKERS: z
    .union([z.literal('auto'), z.coerce.number().refine(isNumberOfWorkers, webWorkersFault)], webWorkersFault)
    .default(1)
    .describe('Number of processes that serve requests; auto means one per core, up to 4.'),
  ...operationsVariables,
  ...telemetryVariables,
  ...objectStoreVariables,
  ...mailVariables,
  ...oidcVariables,
  ...modelVariables,
  ...billingVariables,
})

export interface Config extends DatabaseConfig {
  readonly port: number
  readonly host: string
  /** Absolute path. */
  readonly dataDir: string
  /** Without a slash at the end; null when visitors use the address in the request. */
  readonly publicUrl: string | null
  /** Further host names that the server answers to, in lower case. */
  readonly allowedHosts: readonly string[]
  /** Where links lead that leave the product, in mails and at the terminal; never what a request says of itself. */
  readonly siteUrl: string
  readonly trustProxy: string | null
  readonly logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL']
  /** Where those who use this server find help: a mail or a web address; null where the operator names none. */
  readonly supportContact: string | null
  /** Null if the environment doesn't say; see `getModes`. */
  readonly registration: RegistrationMode | null
  /** Whether new passwords that are easy to guess are refused. */
  readonly refusesCommonPasswords: boolean
  readonly rateLimits: boolean
  /** Processes that answer requests. One runs the jobs as well; several have another one beside them for those. */
  readonly webWorkers: number
  /** How long a server that was told to stop still answers new requests. */
  readonly drainSeconds: number
  /** What work that writes much leaves free on the disk of DATA_DIR. */
  readonly diskReserveBytes: number
  /** How long entries of the audit logs are kept. */
  readonly auditRetentionDays: number
  /** Whether agents of the free plan that nobody uses are deleted. */
  readonly deletesForgottenAgents: boolean
  /** Whether there is an agent that knows the product's documentation. */
  readonly demoAgent: boolean
  readonly privateHosts: readonly PrivateHost[]
  /** Null to look for one, `off` for none. */
  readonly browserPath: string | null
  /** How long a website is looked over to list its pages. */
  readonly websiteMapMs: number
  /** Live sources of knowledge. */
  readonly sources: SourceConfig
  readonly billing: BillingConfig
  readonly languageModel: LanguageModelConfig | null
  readonly modelDefaults: ModelDefaults
  readonly embedding: EmbeddingConfig | null
  /** Whether the sentence encoder that comes with the product is used. */
  readonly sentenceEncoder: boolean
  /** Where websites load the widget from, without a slash at the end; null for this server. */
  readonly widgetBaseUrl: string | null
  /** Null where no mail is sent. */
  readonly mail: MailConfig | null
  /** What reads /metrics; null where nobody does. */
  readonly metricsToken: string | null
  /** Null where no traces and logs are sent. */
  readonly telemetry: TelemetryConfig | null
  /** Backups that the server takes by itself. */
  readonly backup: BackupConfig
  /** Null where originals of uploads lie in the database. */
  readonly objectStore: ObjectStoreConfig | null
  /** Null where people sign in by password alone. */
  readonly oidc: OidcConfig | null
}

/**
 * Reads the environment, and the files that it names; throws one error that lists everything that is wrong. Empty variables
 * count as unset.
 * @param options.mailToFiles whether mails go into DATA_DIR/mail where there is no mail server, for those who develop
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  { mailToFiles = false }: { mailToFiles?: boolean } = {},
): Config {
  const filled = resolveFileVariables(environment, Object.keys(environmentSchema.shape))
  const given = Object.fromEntries(Object.entries(filled.environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given, { error: explainInvalidValue })
  const problems = [
    ...filled.problems,
    ...(parsed.success
      ? [
          ...findDatabaseProblems(parsed.data),
          ...findTelemetryProblems(parsed.data),
          ...findObjectStoreProblems(parsed.data),
          ...findModelProblems(parsed.data),
          ...findMailProblems(parsed.data),
          ...findOidcProblems(parsed.data),
          ...findBillingProblems(parsed.data),
        ]
      : parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)),
  ]
  if (!parsed.success || problems.length > 0) {
    const count = problems.length === 1 ? 'an invalid value' : `${problems.length} invalid values`
    throw new Error(`The environment has ${count}:\n${problems.join('\n')}`)
  }
  const values = parsed.data
  const dataDir = resolve(values.DATA_DIR)
  const publicUrl = values.PUBLIC_URL?.replace(/(?<!\/)\/+$/, '') ?? null
  const mailFolder = mailToFiles ? ({ kind: 'files', folder: join(dataDir, 'mail') } as const) : null
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    ...toDatabaseConfig(values),
    publicUrl,
    allowedHosts: listOf(values.ALLOWED_HOSTS),
    siteUrl: publicUrl ?? `http://${values.HOST}:${values.PORT}`,
    trustProxy: values.TRUST_PROXY ?? null,
    logLevel: values.LOG_LEVEL,
    supportContact: values.SUPPORT_CONTACT ?? null,
    registration: values.REGISTRATION ?? null,
    refusesCommonPasswords: values.REFUSE_COMMON_PASSWORDS,
    webWorkers:
      values.WEB_WORKERS === 'auto' ? Math.min(availableParallelism(), webWorkersOfAuto) : values.WEB_WORKERS,
    drainSeconds: values.DRAIN_SECONDS,
    diskReserveBytes: values.DISK_RESERVE_MB * 1024 * 1024,
    rateLimits: values.RATE_LIMITS,
    auditRetentionDays: values.AUDIT_RETENTION_DAYS,
    deletesForgottenAgents: values.DELETE_INACTIVE_AGENTS,
    demoAgent: values.DEMO_AGENT,
    privateHosts: parsePrivateHosts(values.ALLOW_PRIVATE_HOSTS) ?? [],
    browserPath: values.BROWSER_PATH ?? null,
    websiteMapMs: values.WEBSITE_MAP_SECONDS * 1000,
    sources: toSourceConfig(values),
    billing: toBillingConfig(values),
    languageModel: toLanguageModelConfig(values),
    modelDefaults: toModelDefaults(values),
    embedding: toEmbeddingConfig(values),
    sentenceEncoder: values.EMBEDDING_MODEL !== embeddingsOff,
    widgetBaseUrl: values.WIDGET_BASE_URL?.replace(/(?<!\/)\/+$/, '') ?? null,
    mail: toMailConfig(values) ?? mailFolder,
    metricsToken: values.METRICS_TOKEN ?? null,
    telemetry: toTelemetryConfig(values),
    backup: toBackupConfig(values, dataDir),
    objectStore: toObjectStoreConfig(values),
    oidc: toOidcConfig(values),
  }
}
