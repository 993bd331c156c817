import type { EvalAnswer, EvalRun } from '@parleykit/contract/answering/evals/evals'
import { instant, reference } from '../../../platform/database/index.ts'
import {
  boolean,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/pg-core.ts'
import { agents } from '../../agents/index.ts'

/** The questions that an owner checks an agent with, in order. */
export const evalQuestions = pgTable(
  'check_questions',
  {
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    question: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.position] })],
)

/** The newest run of an agent's checks. */
export const evalRuns = pgTable('check_runs', {
  agentId: reference()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  /** Counts the agent's runs. Results that a job produces for an ended run are discarded. */
  run: integer().notNull(),
  status: text().$type<EvalRun['status']>().notNull(),
  /** The questions saved when the run began. */
  questions: text().array().notNull(),
  startedAt: instant().notNull(),
  endedAt: instant(),
  startedBy: text().notNull(),
  versionNow: integer(),
  versionBefore: integer(),
  hasUntrained: boolean().notNull(),
  /** The revision of the knowledge when the run began. Null for runs of older versions. */
  knowledgeRevision: integer(),
  error: text(),
})

/** The results of a run by question, identified by position. */
export const evalResults = pgTable(
  'check_results',
  {
    agentId: reference().notNull(),
    position: integer().notNull(),
    answerBefore: jsonb().$type<EvalAnswer>(),
    answerNow: jsonb().$type<EvalAnswer>().notNull(),
    answerNext: jsonb().$type<EvalAnswer>(),
    /** Tokens that a model took for the answers. */
    tokens: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.position] }),
    foreignKey({ columns: [table.agentId], foreignColumns: [evalRuns.agentId] }).onDelete('cascade'),
  ],
)

export type EvalRunRow = typeof evalRuns.$inferSelect
