import type { ModelBudget } from '@parleykit/contract/models/model-budget'
import type { InstallationChoices, ModelRef } from '@parleykit/contract/models/models'
import { LRUCache } from 'lru-cache'
import { eq, isNull } from '../../../platform/database/drizzle.ts'
import type { EmbeddingModel } from '../../../platform/embeddings/index.ts'
import type { LanguageModel } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openConnectedEmbeddings, openConnectedModel } from './open-connection.ts'
import { recordOutcome } from './record-outcome.ts'
import { reportOutcomes } from './report-outcomes.ts'
import { type ConnectionRow, modelChoices, modelConnections } from './tables.ts'

const topic = 'models'
/** Workspaces whose models are kept in memory. */
const kept = 1000

/** What a workspace or the installation has connected and chosen. */
export interface ModelSettings {
  readonly connections: readonly ConnectionRow[]
  readonly choices: InstallationChoices
  readonly budget: ModelBudget | null
  /** The model of a reference; null if it isn't there anymore. Keeps what it learns about a model's server. */
  readonly open: (ref: ModelRef | null) => Promise<LanguageModel | null>
  readonly openEmbeddings: (ref: ModelRef | null) => Promise<EmbeddingModel | null>
}

interface Catalogue {
  readonly settings: LRUCache<number, Promise<ModelSettings>>
  /** Models by connection, its last change and name. They outlive a change of choices. */
  readonly models: LRUCache<string, Promise<LanguageModel | null>>
  readonly embeddings: LRUCache<string, Promise<EmbeddingModel | null>>
}

/** By the platform's hooks, which its copies share. */
const catalogues = new WeakMap<Platform['hooks'], Catalogue>()
const installation = 0

/** Forgets what is kept of a workspace or the installation (null) whenever any process changes it. */
export function watchModelSettings(platform: Platform): void {
  platform.pubsub.subscribe(topic, (message) => {
    const { settings } = catalogueOf(platform)
    const ownerId = message && typeof message === 'object' ? Reflect.get(message, 'ownerId') : undefined
    if (typeof ownerId === 'number') settings.delete(ownerId)
    else settings.clear()
  })
}

/** Has all processes read the settings again. Call this after the commit. */
export function publishModelChange(platform: Platform, ownerId: number | null): void {
  catalogueOf(platform).settings.delete(ownerId ?? installation)
  platform.pubsub.publish(topic, { ownerId: ownerId ?? installation })
}

/** The connections and choices of a workspace or the installation (null). */
export function readModelSettings(platform: Platform, ownerId: number | null): Promise<ModelSettings> {
  const { settings } = catalogueOf(platform)
  const key = ownerId ?? installation
  const known = settings.get(key)
  if (known) return known
  const read = loadSettings(platform, ownerId)
  settings.set(key, read)
  read.catch(() => settings.get(key) === read && settings.delete(key))
  return read
}

const nothingChosen: InstallationChoices = {
  ...{ reply: null, helper: null, fallback: null, embedding: null, freeReply: null },
  offered: [],
  trainingQuestions: false,
  ownKeysCostCredits: false,
}

async function loadSettings(platform: Platform, ownerId: number | null): Promise<ModelSettings> {
  const { database } = platform
  const isOf = (column: typeof modelConnections.ownerId | typeof modelChoices.ownerId) =>
    ownerId === null ? isNull(column) : eq(column, ownerId)
  const [connections, [chosen]] = await Promise.all([
    database
      .select()
      .from(modelConnections)
      .where(isOf(modelConnections.ownerId))
      .orderBy(modelConnections.id),
    database.select().from(modelChoices).where(isOf(modelChoices.ownerId)),
  ])
  const rowOf = (ref: ModelRef | null) => connections.find(({ id }) => id === ref?.connectionId) ?? null
  return {
    connections,
    choices: { ...nothingChosen, ...chosen?.choices },
    budget: chosen?.budget ?? null,
    async open(ref) {
      const row = rowOf(ref)
      const { models } = catalogueOf(platform)
      return row && ref && openOnce(models, row, ref, () => openReporting(platform, row, ref))
    },
    async openEmbeddings(ref) {
      const row = rowOf(ref)
      const { embeddings } = catalogueOf(platform)
      return row && ref && openOnce(embeddings, row, ref, () => openConnectedEmbeddings(platform, row, ref))
    },
  }
}

/** Opens a model again only after its connection was changed, since an open one knows what its server can do. */
function openOnce<Model extends object>(
  known: LRUCache<string, Promise<Model | null>>,
  { id, changedAt }: ConnectionRow,
  { model }: ModelRef,
  open: () => Promise<Model | null>,
): Promise<Model | null> {
  const key = `${id} ${changedAt.getTime()} ${model}`
  const found = known.get(key)
  if (found) return found
  const opened = open()
  known.set(key, opened)
  opened.catch(() => known.delete(key))
  return opened
}

/** A model that reports how its requests end. */
async function openReporting(
  platform: Platform,
  row: ConnectionRow,
  ref: ModelRef,
): Promise<LanguageModel | null> {
  const model = await openConnectedModel(platform, row, ref)
  return model && reportOutcomes(model, (reason) => void settle(platform, row, { ...ref, reason }))
}

/** Stores how a request ended, if that is news. Not awaited: no visitor waits for it. */
async function settle(
  platform: Platform,
  { id, ownerId }: ConnectionRow,
  outcome: Parameters<typeof recordOutcome>[2],
): Promise<void> {
  try {
    const { connections } = await readModelSettings(platform, ownerId)
    const known = connections.find((row) => row.id === id)
    if (known && (await recordOutcome(platform, known, outcome))) publishModelChange(platform, ownerId)
  } catch (error) {
    platform.log.warn({ err: error }, "a model connection's state was not stored")
  }
}

function catalogueOf(platform: Platform): Catalogue {
  const known = catalogues.get(platform.hooks)
  if (known) return known
  const made: Catalogue = {
    settings: new LRUCache({ max: kept }),
    models: new LRUCache({ max: kept }),
    embeddings: new LRUCache({ max: kept }),
  }
  catalogues.set(platform.hooks, made)
  return made
}
