import type { Audience } from '@parleykit/contract/setup/setup'
import type { Database } from '../../../../platform/database/index.ts'

/** The answer as each product of this process knows it, by its database. */
export const audienceMemory = new WeakMap<Database, Audience | null>()

/** Messages that the answer has changed. */
export const audienceTopic = 'audience'

/** The advisory lock that the answer changes under. It differs from the other locks. */
export const audienceLock = 7_203_118
