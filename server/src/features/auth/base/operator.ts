import type { Platform } from '../../../platform/platform.ts'

/** Dependencies of the verbs that an operator runs at the terminal, outside the server. */
export type Operator = Pick<Platform, 'database' | 'pubsub' | 'clock' | 'log'>
