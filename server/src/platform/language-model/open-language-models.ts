import type { LanguageModelConfig } from '../../config/model-config.ts'
import { createLanguageModel } from './create-language-model.ts'
import { findListedPrice } from './find-listed-price.ts'
import type { LanguageModel } from './language-model.ts'
import { openProvider } from './open-provider.ts'

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
  const { contextTokens, passageTokens, prices } = config
  const provider = await openProvider(config)
  const limits = { silenceMs: config.firstTokenMs, totalMs: config.totalMs }
  const open = (name: string) =>
    createLanguageModel(
      provider.languageModel(name),
      {
        ...{ contextTokens, passageTokens },
        price: async () => prices.get(name) ?? findListedPrice(config, name),
        isOwnKey: false,
        ollamaContext: config.provider === 'ollama' ? contextTokens + roomAround : null,
      },
      limits,
    )
  const standard = open(config.model)
  const modelNamed = (name: string) => (name === config.model ? standard : open(name))
  const { fastModel, helperModel } = config
  return {
    standard,
    fast: modelNamed(fastModel),
    helper: helperModel === null ? null : modelNamed(helperModel),
  }
}

/** Tokens around the knowledge: rules, conversation, question and reply. */
export const roomAround = 4000
