import type { ConnectionTest } from '@parleykit/contract/models/models'
import {
  listModels,
  ModelListError,
  type ProviderSettings,
  readOllamaContext,
} from '../../platform/language-model/index.ts'
import { askModel, isPrivateAddress, makesVectors } from './base/ask-model.ts'
import { isInContainer } from './base/is-in-container.ts'
import type { ListedModel } from './base/tables.ts'
import { type ExplainedProblem, explainProblem } from './core/explain-problem.ts'
import { isEmbeddingModel, pickTestModel } from './core/pick-test-model.ts'

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
      return failed(
        explainProblem({ ...seen, reason, status, isPrivate: isPrivateAddress(error), model: null }),
      )
    models = []
  }
  const names = models.map(({ name }) => name)
  const model = wantedModel ?? pickTestModel(names)
  if (!model) {
    const message = 'This server has no model that writes. Load one there, then try again.'
    return failed({ code: 'no_models', message }, { models: names })
  }
  const asked = await askModel(settings, { model, models: names, totalMs })
  if ('problem' in asked) return failed(asked.problem, { models: names })
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
  const named = names.find(isEmbeddingModel) ?? null
  const embeddingModel = named !== null && (await makesVectors(settings, named)) ? named : null
  markAnswered(models, model)
  return { report: { ...report, ...asked, models: names, model, embeddingModel, warnings }, models }
}

/** Keeps that a model has answered, so that choosing it asks nothing again. */
function markAnswered(models: ListedModel[], model: string): void {
  const at = models.findIndex(({ name }) => name === model)
  const listed = models[at]
  if (listed) models[at] = { ...listed, hasAnswered: true }
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
