export { type AdmittedVisitor, admitVisitor } from './admit-visitor.ts'
export { completionPrefix } from './core/completion-prefix.ts'
export {
  identifiedPrefix,
  identifiedTokenId,
  identifiedVisitorOf,
  knownVisitorTokenDays,
} from './core/identified-visitor.ts'
export type { IdentityDetails } from './core/identity-details.ts'
export { endsInRandomUuid, isUnguessable } from './core/is-unguessable.ts'
export { visitorThrottleKey } from './core/visitor-throttle-key.ts'
export { issueVisitorToken } from './issue-visitor-token.ts'
export { pseudonymizeVisitor } from './pseudonymize-visitor.ts'
export { verifyIdentityToken } from './verify-identity-token.ts'
export { verifyVisitorToken } from './verify-visitor-token.ts'
export type { VisitorContext } from './visitor-context.ts'
