import type { Platform } from '../../../platform/platform.ts'

/** What the verbs need that an operator uses at the terminal, beside the server. */
export type Operator = Pick<Platform, 'database' | 'pubsub' | 'clock' | 'log'>
