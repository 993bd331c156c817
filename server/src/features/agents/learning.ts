import type { Agent } from '@parleykit/contract/agents/agents'
import type { Queryable } from '../../platform/database/index.ts'

/** An agent's knowledge and the state of its training, provided by later features. */
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

/** Reads the learning of several agents, by their IDs. Agents deleted meanwhile are missing. */
export type ReadLearning = (
  database: Queryable,
  agentIds: readonly number[],
) => Promise<ReadonlyMap<number, Learning>>
