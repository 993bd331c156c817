import type { ModelRef } from '@parleykit/contract/models/models'
import { tokensReadBy } from '../../../config/model-config.ts'
import {
  createEmbeddingModel,
  type EmbeddingModel,
  measureEmbeddings,
  traceEmbeddings,
} from '../../../platform/embeddings/index.ts'
import { boundedFetch } from '../../../platform/fetch-public-url/index.ts'
import {
  createLanguageModel,
  type LanguageModel,
  measureModel,
  openProvider,
  type ProviderSettings,
  roomAround,
  traceModel,
} from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findModelPrice } from './find-model-price.ts'
import type { ConnectionRow } from './tables.ts'

const kind = 'model-key'
/** Of a context, this part is for knowledge; estimates of tokens differ between models. */
const knowledgeShare = 0.6

export function sealModelKey({ signing }: Pick<Platform, 'signing'>, key: string): Promise<string> {
  return signing.seal(kind, key)
}

/**
 * How a connection's server is called. Addresses that a workspace typed are reached by the guarded fetch. Null if the
 * key was sealed by another installation.
 */
export async function providerSettingsOf(
  platform: Platform,
  { ownerId, provider, baseUrl, apiKey }: Pick<ConnectionRow, 'ownerId' | 'provider' | 'baseUrl' | 'apiKey'>,
): Promise<ProviderSettings | null> {
  const key = apiKey === null ? null : await platform.signing.unseal(kind, apiKey)
  if (apiKey !== null && key === null) return null
  return { provider, baseUrl, apiKey: key, fetch: fetchFor(platform, ownerId) }
}

/** `fetch` for a workspace's addresses, or for the operator's (null). */
export function fetchFor(platform: Platform, ownerId: number | null): typeof fetch {
  return ownerId === null ? boundedFetch : platform.streamFromPublicUrl
}

/** A model of a connection, ready to be asked; null if its key can't be read. Makes no request. */
export async function openConnectedModel(
  platform: Platform,
  row: ConnectionRow,
  { model }: Pick<ModelRef, 'model'>,
): Promise<LanguageModel | null> {
  const settings = await providerSettingsOf(platform, row)
  if (!settings) return null
  const { limits } = platform.config.modelDefaults
  const context = row.models.find(({ name }) => name === model)?.contextTokens ?? null
  const allowed = tokensReadBy(row.provider)
  const tokens =
    context === null
      ? allowed
      : Math.max(0, Math.min(allowed, Math.round(context * knowledgeShare) - roomAround))
  const opened = createLanguageModel(
    (await openProvider(settings)).languageModel(model),
    {
      contextTokens: tokens,
      passageTokens: Math.max(500, tokens),
      price: async () => (await findModelPrice(platform, row, model)).price,
      isOwnKey: row.ownerId !== null,
      ollamaContext: row.provider === 'ollama' ? Math.min(context ?? Infinity, allowed + roomAround) : null,
    },
    limits,
  )
  const measured = measureModel(opened, row.ownerId === null ? 'installation' : 'workspace', platform.metrics)
  return platform.config.telemetry ? traceModel(measured, platform.telemetry) : measured
}

/** An embedding model of a connection; null if its key can't be read, or if its provider has no such models. */
export async function openConnectedEmbeddings(
  platform: Platform,
  row: ConnectionRow,
  { model }: Pick<ModelRef, 'model'>,
): Promise<EmbeddingModel | null> {
  const settings = await providerSettingsOf(platform, row)
  const provided = settings && (await openProvider(settings)).embeddingModel(model)
  if (!provided) return null
  const measured = measureEmbeddings(
    createEmbeddingModel(provided, { name: model, isOwnKey: row.ownerId !== null }),
    platform.metrics,
  )
  return platform.config.telemetry ? traceEmbeddings(measured, platform.telemetry) : measured
}
