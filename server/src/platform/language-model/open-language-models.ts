import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { LanguageModelConfig } from '../../config/model-config.ts'
import { createLanguageModel } from './create-language-model.ts'
import type { LanguageModel } from './language-model.ts'

export interface LanguageModels {
  readonly standard: LanguageModel
  /** For the free plan; may be the same. */
  readonly fast: LanguageModel
  /** Verifies replies, rewrites follow-ups and writes questions. If null, the answering model does. */
  readonly helper: LanguageModel | null
}

/** The models named by the environment; null if none. Makes no request yet. */
export async function openLanguageModels(config: LanguageModelConfig | null): Promise<LanguageModels | null> {
  if (!config) return null
  const provide = await providerOf(config)
  const limits = { silenceMs: config.firstTokenMs, totalMs: config.totalMs }
  const standard = createLanguageModel(provide(config.model), limits)
  const modelNamed = (name: string) =>
    name === config.model ? standard : createLanguageModel(provide(name), limits)
  const { fastModel, helperModel } = config
  return {
    standard,
    fast: modelNamed(fastModel),
    helper: helperModel === null ? null : modelNamed(helperModel),
  }
}

/** Loads only the configured provider, since loading all would slow down every start. */
async function providerOf(config: LanguageModelConfig): Promise<(model: string) => LanguageModelV4> {
  const { baseUrl, apiKey } = config
  const settings = {
    ...(apiKey !== null && { apiKey }),
    ...(baseUrl !== null && { baseURL: baseUrl }),
  }
  switch (config.provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI(settings)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic(settings)
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const { chatModel } = createOpenAICompatible({
        ...settings,
        baseURL: baseUrl ?? '',
        name: 'model-server',
        includeUsage: true,
      })
      return chatModel
    }
  }
}
