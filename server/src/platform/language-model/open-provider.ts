import type { EmbeddingModelV4, LanguageModelV4 } from '@ai-sdk/provider'
import { type ModelProvider, providerProfiles } from '@parleykit/contract/models/model-providers'
import { boundedFetch } from '../fetch-public-url/index.ts'
import { fetchOllama } from './fetch-ollama.ts'

export interface ProviderSettings {
  readonly provider: ModelProvider
  /** Null: the provider's own address. */
  readonly baseUrl: string | null
  readonly apiKey: string | null
  /** For addresses that users typed: the guarded one. */
  readonly fetch?: typeof fetch
}

export interface OpenProvider {
  languageModel(name: string): LanguageModelV4
  /** Null if the provider has no such models. */
  embeddingModel(name: string): EmbeddingModelV4 | null
}

/** Loads only the package of this provider, since loading all would slow down every start. Makes no request. */
export async function openProvider({
  provider,
  baseUrl,
  apiKey,
  fetch,
}: ProviderSettings): Promise<OpenProvider> {
  const baseURL = baseUrl ?? providerProfiles[provider].baseUrl ?? ''
  const settings = { baseURL, ...(apiKey !== null && { apiKey }), ...(fetch && { fetch }) }
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI(settings)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      const anthropic = createAnthropic(settings)
      return { languageModel: (name) => anthropic(name), embeddingModel: () => null }
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      return createGoogleGenerativeAI(settings)
    }
    case 'mistral': {
      const { createMistral } = await import('@ai-sdk/mistral')
      return createMistral(settings)
    }
    case 'azure': {
      const { createAzure } = await import('@ai-sdk/azure')
      return createAzure(settings)
    }
    case 'ollama': {
      const { createOllama } = await import('ollama-ai-provider-v2')
      // Its own interface takes the size of the context, which the compatible one doesn't.
      return createOllama({
        // It doesn't send a key by itself.
        headers: bearer(apiKey),
        baseURL: ollamaAddress(baseURL),
        compatibility: 'strict',
        fetch: fetchOllama(fetch ?? boundedFetch),
      })
    }
    default: {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({ ...settings, name: 'model-server', includeUsage: true })
    }
  }
}

export function bearer(key: string | null): Record<string, string> {
  return key === null ? {} : { authorization: `Bearer ${key}` }
}

/** The address of Ollama's own interface, for the address of either. */
export function ollamaAddress(baseUrl: string): string {
  return `${baseUrl.replace(/\/(v1|api)$/, '')}/api`
}
