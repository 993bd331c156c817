import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Blobs } from './blobs/index.ts'
import type { Renderer } from './browser/index.ts'
import type { WorkProcessPool } from './child-process/index.ts'
import type { Clock } from './clock/clock.ts'
import type { Database, ReadRouter } from './database/index.ts'
import type { DiskSpace } from './disk-space/index.ts'
import type { EmbeddingModel } from './embeddings/index.ts'
import type { Extraction } from './extraction/index.ts'
import type { CheckPublicUrl, PublicFetch, PublicPost } from './fetch-public-url/index.ts'
import type { Hooks } from './hooks/index.ts'
import type { IdentityProvider } from './identity-provider/index.ts'
import type { Images } from './images/index.ts'
import type { Jobs } from './jobs/index.ts'
import type { LanguageModels } from './language-model/index.ts'
import type { Mail } from './mail/index.ts'
import type { Metrics } from './metrics/index.ts'
import type { Pubsub } from './pubsub/index.ts'
import type { Backups } from './scheduled-backups/index.ts'
import type { SentenceEncoder } from './sentence-encoder/index.ts'
import type { Signing } from './signing/index.ts'
import type { Telemetry } from './telemetry/index.ts'
import type { Throttles } from './throttles/index.ts'
import type { Uploads } from './uploads/index.ts'

/** The infrastructure available to every verb. Created at startup and after every restore. */
export interface Platform {
  readonly config: Config
  /** What later features have connected to earlier ones. */
  readonly hooks: Hooks
  readonly database: Database
  /** The database for analytics and exports. */
  readonly readRouter: ReadRouter
  /** The store of original uploads. */
  readonly blobs: Blobs
  /** Asked before any large write. */
  readonly disk: DiskSpace
  readonly backups: Backups
  readonly jobs: Jobs
  readonly pubsub: Pubsub
  readonly uploads: Uploads
  readonly extraction: Extraction
  readonly images: Images
  /** Prepares knowledge for an index, isolated from everything else. */
  readonly workProcesses: WorkProcessPool
  /** The only ways to addresses entered by users. */
  readonly fetchPublicUrl: PublicFetch
  readonly postToPublicUrl: PublicPost
  readonly checkPublicUrl: CheckPublicUrl
  /** The standard `fetch` for packages that call an API at such an address. */
  readonly streamFromPublicUrl: typeof fetch
  /** Reads pages that need a browser, through the same guard. */
  readonly renderer: Renderer
  readonly throttles: Throttles
  /** The environment's models; null if it names none. See `findAgentModels`. */
  readonly models: LanguageModels | null
  /** Null if no embedding model is configured. */
  readonly embeddings: EmbeddingModel | null
  /** Null if it is switched off. */
  readonly sentenceEncoder: SentenceEncoder | null
  readonly signing: Signing
  readonly mail: Mail
  /** Does nothing if METRICS_TOKEN isn't set. */
  readonly metrics: Metrics
  /** Does nothing if OTEL_EXPORTER_OTLP_ENDPOINT isn't set. */
  readonly telemetry: Telemetry
  /** Null if none is configured. */
  readonly identityProvider: IdentityProvider | null
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}
