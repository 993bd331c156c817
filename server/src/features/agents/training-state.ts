import type { Agent } from '@parleykit/contract/agents/agents'
import type { Queryable } from '../../platform/database/index.ts'

/** An agent's knowledge and the state of its training, provided by later features. */
export type TrainingState = Pick<
  Agent,
  | 'vectorStoreId'
  | 'knowledgeBytes'
  | 'trained'
  | 'trainingStatus'
  | 'trainingError'
  | 'trainingProgress'
  | 'stillLearning'
  | 'trainingStartsAt'
  | 'trainingHeldBack'
  | 'unreadableEntries'
>

/** Lists the training states of several agents, by their IDs. Agents deleted meanwhile are missing. */
export type ListTrainingStates = (
  database: Queryable,
  agentIds: readonly number[],
) => Promise<ReadonlyMap<number, TrainingState>>
