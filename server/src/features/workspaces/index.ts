export type { Actor } from './actor.ts'
export { bindOwnerRoute } from './bind-owner-route.ts'
