import {
  type LanguageModel,
  ModelError,
  type ModelErrorReason,
} from '../../../platform/language-model/index.ts'

/** Wraps a model and reports how each request ended: null for a reply, else why there was none. */
export function reportOutcomes(
  model: LanguageModel,
  report: (reason: ModelErrorReason | null) => void,
): LanguageModel {
  return {
    ...model,
    async *stream(request, signal) {
      let isWorking = false
      try {
        for await (const event of model.stream(request, signal)) {
          if (!isWorking) report(null)
          isWorking = true
          yield event
        }
      } catch (error) {
        if (error instanceof ModelError) report(error.reason)
        throw error
      }
    },
  }
}
