import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Dependencies of the verbs that an operator runs, also at the terminal, outside the server. */
export type Operator = Pick<Platform, 'database' | 'pubsub' | 'clock' | 'log'>

/** Runs in the transaction of an operator's change, to record it: see `recordAccountChange`. */
export type RecordChange = (transaction: Transaction) => Promise<void>

/** For callers that record a change elsewhere. */
export const unrecorded: RecordChange = async () => {}
