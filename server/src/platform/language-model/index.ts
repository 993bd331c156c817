export { CircuitBreaker } from './circuit-breaker.ts'
export { createLanguageModel } from './create-language-model.ts'
export { findListedPrice, priceList } from './find-listed-price.ts'
export type {
  LanguageModel,
  ModelRequest,
  ModelTool,
  ModelTraits,
  PromptMessage,
  TokenUsage,
} from './language-model.ts'
export {
  listModels,
  ModelListError,
  modelListRequest,
  type OfferedModel,
  readOllamaContext,
} from './list-models.ts'
export { measureModel, measureModels } from './measure-models.ts'
export { ModelError, type ModelErrorReason } from './model-error.ts'
export { type LanguageModels, openLanguageModels, roomAround } from './open-language-models.ts'
export { openProvider, type ProviderSettings } from './open-provider.ts'
export { hasCause, toModelError } from './to-model-error.ts'
export { traceModel, traceModels } from './trace-models.ts'
