import type { TokenPrice } from '@parleykit/contract/models/model-budget'
import {
  type ModelProvider,
  modelProviders,
  providerProfiles,
} from '@parleykit/contract/models/model-providers'
import { z } from 'zod'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })
/** Below the time after which a turn counts as lost. */
const seconds = z.coerce.number().positive().max(240)
const pricePattern = /^[^=,\s]+=\d+(\.\d+)?\/\d+(\.\d+)?$/

/** The variables that let a language model write the answers, and another one find passages by meaning. */
export const modelVariables = {
  LLM_PROVIDER: z
    .enum(modelProviders)
    .optional()
    .describe(`${modelProviders.join(', ')}; openai-compatible by default if LLM_BASE_URL is set.`),
  LLM_BASE_URL: httpUrl
    .optional()
    .describe('Base URL of the model server, including its version, such as http://127.0.0.1:11434/v1.'),
  LLM_API_KEY: z.string().optional().describe('API key of the model server.'),
  LLM_MODEL: z
    .string()
    .optional()
    .describe('Model that writes answers. If unset, answers are quoted from the knowledge.'),
  LLM_FAST_MODEL: z.string().optional().describe('Model for agents on the free plan, if different.'),
  LLM_HELPER_MODEL: z
    .string()
    .optional()
    .describe('Model that verifies replies, rewrites follow-ups and writes questions. LLM_MODEL by default.'),
  LLM_FIRST_TOKEN_SECONDS: seconds
    .default(10)
    .describe("Maximum wait for the model's first word, and between words."),
  LLM_TOTAL_SECONDS: seconds.default(60).describe('Maximum time for a whole answer from the model.'),
  LLM_MONTHLY_TOKENS: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .describe('Token budget (input and output) for all agents per calendar month (UTC).'),
  LLM_CONTEXT_TOKENS: z.coerce
    .number()
    .int()
    .min(0)
    .max(2_000_000)
    .optional()
    .describe(
      'If the knowledge has at most this many tokens (estimated), the model reads all of it; 0 means never. 24000 by default with OpenAI, Anthropic, Google, Mistral and Azure, else 12000.',
    ),
  LLM_PASSAGE_TOKENS: z.coerce
    .number()
    .int()
    .min(500)
    .max(200_000)
    .optional()
    .describe(
      'Tokens of passages that the model reads if the knowledge is larger. 24000 by default with OpenAI, Anthropic, Google, Mistral and Azure, else 12000.',
    ),
  LLM_TRAINING_QUESTIONS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('on or off: training asks the model which questions each new passage answers.'),
  LLM_PRICES: z
    .string()
    .optional()
    .describe(
      'Prices in US dollars per million input/output tokens, such as small=0.15/0.60,large=2.5/10. For other models, the list of prices that comes with the server is used.',
    ),
  EMBEDDING_BASE_URL: httpUrl
    .optional()
    .describe('Base URL of an OpenAI-compatible embedding server, including its version.'),
  EMBEDDING_API_KEY: z.string().optional().describe('API key of the embedding server.'),
  EMBEDDING_MODEL: z
    .string()
    .optional()
    .describe(
      'Model whose vectors find passages by meaning, in addition to word search. off also disables the small built-in English model.',
    ),
}

const largeContexts: ReadonlySet<ModelProvider> = new Set([
  'openai',
  'anthropic',
  'google',
  'mistral',
  'azure',
])

/** Tokens of knowledge that a model reads: a fraction of the contexts of the large providers; that of others isn't known. */
export function tokensReadBy(provider: ModelProvider): number {
  return largeContexts.has(provider) ? 24_000 : 12_000
}

/** The EMBEDDING_MODEL that switches off the one that comes with the product, too. */
export const embeddingsOff = 'off'

type ModelVariables = z.infer<z.ZodObject<typeof modelVariables>>

export interface LanguageModelConfig {
  readonly provider: ModelProvider
  readonly baseUrl: string | null
  readonly apiKey: string | null
  readonly model: string
  readonly fastModel: string
  /** Null: the model that writes. */
  readonly helperModel: string | null
  readonly firstTokenMs: number
  readonly totalMs: number
  readonly monthlyTokens: number | null
  /** Estimated tokens up to which an agent's knowledge is read whole, and of the passages where it has more. */
  readonly contextTokens: number
  readonly passageTokens: number
  /** Whether training asks the model for questions. */
  readonly trainingQuestions: boolean
  readonly prices: ReadonlyMap<string, TokenPrice>
}

export interface EmbeddingConfig {
  readonly baseUrl: string
  readonly apiKey: string | null
  readonly model: string
}

/** What is wrong with the combination of the models' variables, a sentence each; no value is repeated. */
export function findModelProblems(values: ModelVariables): string[] {
  const provider = providerOf(values)
  const needsModel = [
    'LLM_PROVIDER',
    'LLM_BASE_URL',
    'LLM_API_KEY',
    'LLM_FAST_MODEL',
    'LLM_HELPER_MODEL',
  ] as const
  const embedding = ['EMBEDDING_BASE_URL', 'EMBEDDING_API_KEY'] as const
  const prices = values.LLM_PRICES?.split(',') ?? []
  const lacking = (missing: boolean, names: readonly (keyof ModelVariables)[], what: string) =>
    missing ? names.filter((name) => values[name] !== undefined).map((name) => `  ${name}: ${what}`) : []
  return [
    ...lacking(!values.LLM_MODEL, [...needsModel, 'LLM_MONTHLY_TOKENS'], 'also needs LLM_MODEL'),
    ...lacking(!provider, ['LLM_MODEL'], 'needs LLM_PROVIDER or LLM_BASE_URL'),
    ...lacking(
      provider !== undefined && providerProfiles[provider].baseUrl === null && !values.LLM_BASE_URL,
      ['LLM_PROVIDER'],
      'this provider needs LLM_BASE_URL',
    ),
    ...lacking(
      provider !== undefined && providerProfiles[provider].key === 'required' && !values.LLM_API_KEY,
      ['LLM_PROVIDER'],
      'this provider needs LLM_API_KEY',
    ),
    ...lacking(
      !prices.every((price) => pricePattern.test(price.trim())),
      ['LLM_PRICES'],
      'must be model=input/output, separated by commas',
    ),
    ...lacking(!values.EMBEDDING_MODEL, embedding, 'also needs EMBEDDING_MODEL'),
    ...lacking(
      !values.EMBEDDING_BASE_URL && values.EMBEDDING_MODEL !== embeddingsOff,
      ['EMBEDDING_MODEL'],
      'also needs EMBEDDING_BASE_URL',
    ),
    ...lacking(
      values.EMBEDDING_MODEL === embeddingsOff,
      embedding,
      'has no effect while EMBEDDING_MODEL is off',
    ),
  ]
}

/** What holds for all models, whether the environment names them or someone has connected them. */
export interface ModelDefaults {
  readonly limits: { readonly silenceMs: number; readonly totalMs: number }
  readonly prices: ReadonlyMap<string, TokenPrice>
}

export function toModelDefaults(values: ModelVariables): ModelDefaults {
  return {
    limits: { silenceMs: values.LLM_FIRST_TOKEN_SECONDS * 1000, totalMs: values.LLM_TOTAL_SECONDS * 1000 },
    prices: new Map((values.LLM_PRICES?.split(',') ?? []).map(readPrice)),
  }
}

/** Null where no model is configured: the embedded answerer replies alone. */
export function toLanguageModelConfig(values: ModelVariables): LanguageModelConfig | null {
  const provider = providerOf(values)
  if (!values.LLM_MODEL || !provider) return null
  return {
    provider,
    baseUrl: values.LLM_BASE_URL?.replace(/(?<!\/)\/+$/, '') ?? null,
    apiKey: values.LLM_API_KEY ?? null,
    model: values.LLM_MODEL,
    fastModel: values.LLM_FAST_MODEL ?? values.LLM_MODEL,
    helperModel: values.LLM_HELPER_MODEL ?? null,
    firstTokenMs: values.LLM_FIRST_TOKEN_SECONDS * 1000,
    totalMs: values.LLM_TOTAL_SECONDS * 1000,
    monthlyTokens: values.LLM_MONTHLY_TOKENS ?? null,
    contextTokens: values.LLM_CONTEXT_TOKENS ?? tokensReadBy(provider),
    passageTokens: values.LLM_PASSAGE_TOKENS ?? tokensReadBy(provider),
    trainingQuestions: values.LLM_TRAINING_QUESTIONS === 'on',
    prices: new Map((values.LLM_PRICES?.split(',') ?? []).map(readPrice)),
  }
}

export function toEmbeddingConfig(values: ModelVariables): EmbeddingConfig | null {
  if (!values.EMBEDDING_MODEL || !values.EMBEDDING_BASE_URL) return null
  return {
    baseUrl: values.EMBEDDING_BASE_URL.replace(/(?<!\/)\/+$/, ''),
    apiKey: values.EMBEDDING_API_KEY ?? null,
    model: values.EMBEDDING_MODEL,
  }
}

function providerOf(values: ModelVariables): ModelProvider | undefined {
  return values.LLM_PROVIDER ?? (values.LLM_BASE_URL ? 'openai-compatible' : undefined)
}

function readPrice(entry: string): [string, TokenPrice] {
  const [model = '', price = ''] = entry.trim().split('=')
  const [input, output] = price.split('/').map(Number)
  return [model, { input: input ?? 0, output: output ?? 0 }]
}
