export type { CallTokens } from './core/cost-micros.ts'
export { drainModelSpend } from './drain-model-spend.ts'
export { releaseLostBudgets } from './release-lost-budgets.ts'
export { type ModelReservation, reserveForModel } from './reserve-for-model.ts'
