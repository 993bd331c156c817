import type { ConnectionTest } from '@parleykit/contract/models/models'
import { tokensReadBy } from '../../config/model-config.ts'
import { FetchFault } from '../../platform/fetch-public-url/index.ts'
import {
  hasCause,
  listModels,
  ModelError,
  ModelListError,
  openProvider,
  type ProviderSettings,
  readOllamaContext,
  toModelError,
} from '../../platform/language-model/index.ts'
import { isInContainer } from './base/is-in-container.ts'
import type { ListedModel } from './base/tables.ts'
import { type ExplainedProblem, explainProblem } from './core/explain-problem.ts'
import { isEmbeddingModel, pickTestModel } from './core/pick-test-model.ts'

const testMsMax = 30_000
const embeddingMs = 10_000
/** Knowledge of a small shop. */
const smallContext = 8000

/** What a test is limited by. */
interface TestOptions {
  readonly wantedModel: string | undefined
  /** The longest wait for a whole reply of an agent. A test waits no longer than 30 s. */
  readonly totalMs: number
}

export interface TestedConnection {
  readonly report: ConnectionTest
  readonly models: readonly ListedModel[]
}

/**
 * Tests a model server as it will be used: lists its models, asks one a question whose answer it must decline by the
 * tool, and turns a text into a vector. Never throws for what the server does.
 */
export async function testConnection(
  settings: ProviderSettings,
  { wantedModel, totalMs }: TestOptions,
): Promise<TestedConnection> {
  const report: ConnectionTest = {
    ...{ models: [], embeddingModel: null, model: null, firstTextMs: null, callsTools: null },
    ...{ problem: null, warnings: [] },
  }
  const seen = { ...settings, isInContainer, models: [] as string[] }
  const failed = (problem: ExplainedProblem, more: Partial<ConnectionTest> = {}) => ({
    report: { ...report, ...more, problem },
    models: [],
  })
  let models: ListedModel[]
  try {
    models = await listModels(settings)
  } catch (error) {
    if (!(error instanceof ModelListError)) throw error
    const { reason, status } = error
    // Some servers have no list. Then the model is typed.
    if (status !== 404 || !wantedModel)
      return failed(explainProblem({ ...seen, reason, status, isPrivate: isPrivate(error), model: null }))
    models = []
  }
  const names = models.map(({ name }) => name)
  const model = wantedModel ?? pickTestModel(names)
  if (!model) {
    const message = 'This server has no model that writes. Load one there, then try again.'
    return failed({ code: 'no_models', message }, { models: names })
  }
  const asked = await askOnce(settings, model, Math.min(totalMs, testMsMax))
  if ('error' in asked) {
    const { reason, status } = toModelError(asked.error)
    const isLate = asked.error instanceof DOMException
    const what = {
      reason: isLate ? 'slow_to_start' : reason,
      status,
      isPrivate: isPrivate(asked.error),
    } as const
    const problem = explainProblem({ ...seen, ...what, models: names, model })
    return failed(problem, { models: names })
  }
  if (!names.includes(model)) models.push({ name: model, contextTokens: null })
  const context = await fillContext(settings, models, model)
  const warnings = [
    ...(asked.callsTools
      ? []
      : [`${model} can't call tools. It says in words when it can't answer, which works less reliably.`]),
    ...(context !== null && context < smallContext
      ? [
          `${model} reads only ${context} tokens at once, too few for your whole knowledge. It gets the passages that fit.`,
        ]
      : []),
  ]
  const embeddingModel = await findEmbeddingModel(settings, names)
  return { report: { ...report, ...asked, models: names, model, embeddingModel, warnings }, models }
}

/** Reads the size of the context of Ollama's model. Returns it as far as it is known. */
async function fillContext(
  settings: ProviderSettings,
  models: ListedModel[],
  model: string,
): Promise<number | null> {
  const at = models.findIndex(({ name }) => name === model)
  const known = models[at]?.contextTokens ?? null
  if (settings.provider !== 'ollama' || known !== null) return known
  const contextTokens = await readOllamaContext(settings, model)
  models[at] = { name: model, contextTokens }
  return contextTokens
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
): Promise<{ readonly firstTextMs: number; readonly callsTools: boolean } | { readonly error: unknown }> {
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

/** The first embedding model of the list that turns a text into a vector; null if none does. */
async function findEmbeddingModel(
  settings: ProviderSettings,
  names: readonly string[],
): Promise<string | null> {
  const name = names.find(isEmbeddingModel)
  const model = name === undefined ? null : (await openProvider(settings)).embeddingModel(name)
  if (!name || !model) return null
  try {
    const { embeddings } = await model.doEmbed({
      values: ['When does the ferry leave?'],
      abortSignal: AbortSignal.timeout(embeddingMs),
    })
    return (embeddings[0]?.length ?? 0) > 0 ? name : null
  } catch {
    return null
  }
}

/** Whether the guard refused the address. */
function isPrivate(error: unknown): boolean {
  return hasCause(error, (cause) => cause instanceof FetchFault && cause.kind === 'private_address')
}
