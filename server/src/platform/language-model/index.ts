export { CircuitBreaker } from './circuit-breaker.ts'
export type { LanguageModel, ModelEvent, PromptMessage, TokenUsage } from './language-model.ts'
export { ModelFault, type ModelFaultReason } from './model-fault.ts'
export { type LanguageModels, openLanguageModels } from './open-language-models.ts'
