import type { Transaction } from './database/index.ts'
import type { Platform } from './platform.ts'

/** For verbs that take part in a transaction of their caller. */
export interface TransactionContext {
  readonly platform: Platform
  readonly transaction: Transaction
}

/** For the work of a job, which ends early if the job is canceled or its process stops. */
export interface JobContext {
  readonly platform: Platform
  readonly signal: AbortSignal
}
