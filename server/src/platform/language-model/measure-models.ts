import type { Metrics } from '../metrics/index.ts'
import type { LanguageModel } from './language-model.ts'
import { ModelError } from './model-error.ts'
import type { LanguageModels } from './open-language-models.ts'

/** Wraps the models and counts their calls, faults and tokens. */
export function measureModels(models: LanguageModels | null, metrics: Metrics): LanguageModels | null {
  if (!models) return null
  const standard = measureModel(models.standard, 'standard', metrics)
  return {
    standard,
    fast: models.fast === models.standard ? standard : measureModel(models.fast, 'fast', metrics),
    helper: models.helper && measureModel(models.helper, 'helper', metrics),
  }
}

/** Wraps a model and counts its calls under a name. */
export function measureModel(model: LanguageModel, name: string, metrics: Metrics): LanguageModel {
  return {
    ...model,
    async *stream(request, signal) {
      // A caller leaves early if it has enough text, or if the visitor stops it.
      let outcome: string = 'left'
      try {
        for await (const event of model.stream(request, signal)) {
          if (event.type === 'end') {
            outcome = 'ok'
            const { inputTokens, outputTokens } = event.usage
            metrics.count('modelTokens', { model: name, direction: 'read' }, inputTokens ?? 0)
            metrics.count('modelTokens', { model: name, direction: 'written' }, outputTokens ?? 0)
          }
          yield event
        }
      } catch (error) {
        outcome = error instanceof ModelError ? error.reason : 'unreadable'
        throw error
      } finally {
        metrics.count('modelCalls', { model: name, outcome })
      }
    },
  }
}
