import type { Step, Telemetry } from '../telemetry/index.ts'
import type { LanguageModel } from './language-model.ts'
import type { LanguageModels } from './open-language-models.ts'

/** Wraps the models and makes their calls spans of the current trace. */
export function traceModels(models: LanguageModels | null, telemetry: Telemetry): LanguageModels | null {
  if (!models) return null
  const standard = traceModel(models.standard, telemetry)
  return {
    standard,
    fast: models.fast === models.standard ? standard : traceModel(models.fast, telemetry),
    helper: models.helper && traceModel(models.helper, telemetry),
  }
}

/** Wraps a model and makes its calls spans of the current trace. */
export function traceModel(model: LanguageModel, telemetry: Telemetry): LanguageModel {
  return {
    ...model,
    async *stream(request, signal) {
      const step = telemetry.beginStep('model', { operation: 'chat', model: model.name })
      const begun = performance.now()
      let hasText = false
      // A caller leaves early if it has enough text, or if the visitor stops it.
      let outcome = 'left'
      let fault: unknown
      try {
        for await (const event of model.stream(request, signal)) {
          if (event.type === 'text' && !hasText) {
            hasText = true
            step.note({ firstTextMs: Math.round(performance.now() - begun) })
          }
          if (event.type === 'call') outcome = 'called'
          if (event.type === 'end') {
            outcome = event.isWhole ? (outcome === 'called' ? outcome : 'whole') : 'cut'
            noteTokens(step, event.usage)
          }
          yield event
        }
      } catch (error) {
        outcome = 'failed'
        fault = error
        throw error
      } finally {
        step.note({ outcome })
        step.end(fault)
      }
    },
  }
}

function noteTokens(
  step: Step,
  { inputTokens, outputTokens }: { inputTokens: number | null; outputTokens: number | null },
): void {
  step.note({
    ...(inputTokens !== null && { tokensRead: inputTokens }),
    ...(outputTokens !== null && { tokensWritten: outputTokens }),
  })
}
