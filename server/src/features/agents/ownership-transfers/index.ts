export { transferHooks } from './hooks.ts'
