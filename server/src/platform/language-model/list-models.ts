import { isStorable } from '@parleykit/contract/base/values'
import { providerProfiles } from '@parleykit/contract/models/model-providers'
import { listedModelsMax, modelNameMax } from '@parleykit/contract/models/models'
import { z } from 'zod'
import type { ModelErrorReason } from './model-error.ts'
import { bearer, ollamaAddress, type ProviderSettings } from './open-provider.ts'
import { reasonOf } from './to-model-error.ts'

const answerMs = 10_000

/** A model that a server offers. */
export interface OfferedModel {
  readonly name: string
  /** Null if the server doesn't say. */
  readonly contextTokens: number | null
}

/** A model server that didn't answer with a list. `status` is null if it didn't answer at all. */
export class ModelListError extends Error {
  readonly reason: ModelErrorReason
  readonly status: number | null

  constructor(reason: ModelErrorReason, status: number | null, cause?: unknown) {
    super('The list of models could not be read', { cause })
    this.reason = reason
    this.status = status
  }
}

/** The request for the list of a server's models, with its key. */
export function modelListRequest({ provider, baseUrl, apiKey }: Omit<ProviderSettings, 'fetch'>): {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
} {
  const address = baseUrl ?? providerProfiles[provider].baseUrl ?? ''
  const key = apiKey ?? ''
  switch (provider) {
    case 'anthropic':
      return {
        url: `${address}/models?limit=1000`,
        headers: { 'x-api-key': key, 'anthropic-version': '2023-06-01' },
      }
    case 'google':
      return { url: `${address}/models?pageSize=1000`, headers: { 'x-goog-api-key': key } }
    case 'azure':
      return { url: `${address}/v1/models`, headers: { 'api-key': key } }
    case 'ollama':
      return { url: `${ollamaAddress(address)}/tags`, headers: bearer(apiKey) }
    default:
      return { url: `${address}/models`, headers: bearer(apiKey) }
  }
}

const number = z.number().int().positive().max(100_000_000).nullish().catch(null)
const offered = z.union([
  // OpenAI, Anthropic, Mistral, OpenRouter, Groq, LM Studio and everything that is like them.
  z
    .object({
      id: z.string(),
      context_length: number,
      context_window: number,
      max_context_length: number,
      max_model_len: number,
    })
    .transform((model) => ({
      name: model.id,
      contextTokens:
        model.context_length ??
        model.context_window ??
        model.max_context_length ??
        model.max_model_len ??
        null,
    })),
  // Google
  z
    .object({ name: z.string().startsWith('models/'), inputTokenLimit: number })
    .transform(({ name, inputTokenLimit }) => ({
      name: name.slice('models/'.length),
      contextTokens: inputTokenLimit ?? null,
    })),
  // Ollama
  z.object({ name: z.string() }).transform(({ name }) => ({ name, contextTokens: null })),
])
const list = z.union([
  z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data),
  z.object({ models: z.array(z.unknown()) }).transform(({ models }) => models),
])

/** Whether a name can be stored and chosen. */
const isUsable = (name: string) => name.length <= modelNameMax && isStorable(name)

/** The models that a server offers. Throws a `ModelListError` only. */
export async function listModels(settings: ProviderSettings): Promise<OfferedModel[]> {
  const { url, headers } = modelListRequest(settings)
  const found = list.safeParse(await readJson(settings, url, { headers }))
  if (!found.success) throw new ModelListError('unreadable', 200)
  const models = found.data.flatMap((each) => {
    const model = offered.safeParse(each)
    return model.success && isUsable(model.data.name) ? [model.data] : []
  })
  return models.slice(0, listedModelsMax)
}

const shown = z.object({ model_info: z.record(z.string(), z.unknown()) })

/** The size of the context that a model of Ollama was trained for; null if it doesn't say. */
export async function readOllamaContext(settings: ProviderSettings, model: string): Promise<number | null> {
  const address = ollamaAddress(settings.baseUrl ?? providerProfiles.ollama.baseUrl ?? '')
  const request = { method: 'POST', headers: bearer(settings.apiKey), body: JSON.stringify({ model }) }
  const found = shown.safeParse(await readJson(settings, `${address}/show`, request).catch(() => null))
  const length = Object.entries(found.data?.model_info ?? {}).find(([name]) =>
    name.endsWith('.context_length'),
  )
  return number.parse(length?.[1]) ?? null
}

async function readJson({ fetch: fetchBy = fetch }: ProviderSettings, url: string, init: RequestInit) {
  let response: Response
  try {
    response = await fetchBy(url, { ...init, signal: AbortSignal.timeout(answerMs) })
  } catch (error) {
    throw new ModelListError('unreachable', null, error)
  }
  if (!response.ok) {
    const { status } = response
    throw new ModelListError(reasonOf(status, await response.text().catch(() => '')), status)
  }
  return response.json().catch(() => null)
}
