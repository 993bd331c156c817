import { tokensReadBy } from '../../../config/model-config.ts'
import { FetchFault } from '../../../platform/fetch-public-url/index.ts'
import {
  hasCause,
  ModelError,
  openProvider,
  type ProviderSettings,
  toModelError,
} from '../../../platform/language-model/index.ts'
import { type ExplainedProblem, explainProblem } from '../core/explain-problem.ts'
import { isInContainer } from './is-in-container.ts'

const testMsMax = 30_000
const embeddingMs = 10_000

interface AskedModel {
  readonly model: string
  /** The models of its server, as far as they are known. */
  readonly models: readonly string[]
  /** The longest wait for a whole reply of an agent. A test waits no longer than 30 s. */
  readonly totalMs: number
}

/** What a model did with the test question. */
type Asked = { readonly firstTextMs: number; readonly callsTools: boolean }

/** Asks a model a question that it must decline by the tool. Never throws for what its server does. */
export async function askModel(
  settings: ProviderSettings,
  { model, models, totalMs }: AskedModel,
): Promise<Asked | { readonly problem: ExplainedProblem }> {
  const asked = await askOnce(settings, model, Math.min(totalMs, testMsMax))
  if (!('error' in asked)) return asked
  const { reason, status } = toModelError(asked.error)
  const isLate = asked.error instanceof DOMException
  const what = {
    reason: isLate ? 'slow_to_start' : reason,
    status,
    isPrivate: isPrivateAddress(asked.error),
  } as const
  return { problem: explainProblem({ ...settings, ...what, isInContainer, models, model }) }
}

/** Whether the guard refused the address. */
export function isPrivateAddress(error: unknown): boolean {
  return hasCause(error, (cause) => cause instanceof FetchFault && cause.kind === 'private_address')
}

const tool = {
  type: 'function',
  name: 'irrelevantPromptHandler',
  description: 'Call this if the passages do not answer the question.',
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
} as const

async function askOnce(
  settings: ProviderSettings,
  name: string,
  replyMs: number,
): Promise<Asked | { readonly error: unknown }> {
  const begun = performance.now()
  try {
    const model = (await openProvider(settings)).languageModel(name)
    const { stream } = await model.doStream({
      prompt: [
        {
          role: 'system',
          content:
            'Answer only from the passages. If they do not answer the question, call irrelevantPromptHandler.',
        },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Passages: The ferry leaves at noon.\n\nQuestion: Who won the world cup?' },
          ],
        },
      ],
      tools: [tool],
      maxOutputTokens: 300,
      abortSignal: AbortSignal.timeout(replyMs),
      ...(settings.provider === 'ollama' && {
        providerOptions: { ollama: { options: { num_ctx: tokensReadBy('ollama') } } },
      }),
    })
    let firstTextMs: number | null = null
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      const isOutput =
        part.type === 'text-delta' || part.type === 'tool-call' || part.type === 'reasoning-delta'
      if (isOutput) firstTextMs ??= Math.round(performance.now() - begun)
      if (part.type === 'tool-call') return { firstTextMs: firstTextMs ?? 0, callsTools: true }
    }
    if (firstTextMs === null) return { error: new ModelError('empty') }
    return { firstTextMs, callsTools: false }
  } catch (error) {
    return { error }
  }
}

/** Whether a model turns a text into a vector. */
export async function makesVectors(settings: ProviderSettings, name: string): Promise<boolean> {
  const model = (await openProvider(settings)).embeddingModel(name)
  if (!model) return false
  try {
    const { embeddings } = await model.doEmbed({
      values: ['When does the ferry leave?'],
      abortSignal: AbortSignal.timeout(embeddingMs),
    })
    return (embeddings[0]?.length ?? 0) > 0
  } catch {
    return false
  }
}
