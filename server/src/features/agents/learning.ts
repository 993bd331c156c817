import type { Agent } from '@parleykit/contract/agents'
import type { Queryable } from '../../platform/database/index.ts'

/** What an agent knows and how its training stands, as later features tell it. */
export type Learning = Pick<
  Agent,
  | 'vectorStoreId'
  | 'knowledgeBytes'
  | 'trained'
  | 'trainingStatus'
  | 'trainingError'
  | 'trainingProgress'
  | 'stillLearning'
>

/** Reads it of several agents, by their id; of one that was deleted meanwhile there is none. */
export type ReadLearning = (
  database: Queryable,
  agentIds: readonly number[],
) => Promise<ReadonlyMap<number, Learning>>
