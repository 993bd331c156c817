export { servesLoopback } from './core/is-loopback.ts'
export { findOperators } from './find-operators.ts'
export { getOperatorAccess } from './get-operator-access.ts'
export { requireOperator } from './require-operator.ts'
