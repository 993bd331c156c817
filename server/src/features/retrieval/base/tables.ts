import { sql } from '../../../platform/database/drizzle.ts'
import { bytes, id, instant, reference } from '../../../platform/database/index.ts'
import {
  bigint,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/pg-core.ts'
import { agents, type TrainedStarterPrompt } from '../../agents/index.ts'
import { knowledgeEntries } from '../../knowledge/index.ts'

/** Pieces of entries that are searched and quoted. They go with their entry, so that a deleted one can't answer. */
export const passages = pgTable(
  'passages',
  {
    id: id(),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    entryId: reference()
      .notNull()
      .references(() => knowledgeEntries.id, { onDelete: 'cascade' }),
    /** Hash of the entry's text that they were cut from. */
    textHash: bytes().notNull(),
    ordinal: integer().notNull(),
    heading: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index().on(table.agentId), index().on(table.entryId, table.textHash)],
)

/** Quantised embeddings, a signed byte a dimension. They go with their passage, and are taken over by equal texts. */
export const passageVectors = pgTable(
  'passage_vectors',
  {
    passageId: reference()
      .notNull()
      .references(() => passages.id, { onDelete: 'cascade' }),
    model: text().notNull(),
    /** SHA-256 of the text that was embedded. */
    contentHash: bytes().notNull(),
    vector: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.passageId, table.model] }), index().on(table.contentHash)],
)

/** Meanings of the topics that a passage is cut into: their texts' vectors, a signed byte a dimension, one after the other. */
export const topicVectors = pgTable(
  'topic_vectors',
  {
    passageId: reference()
      .notNull()
      .references(() => passages.id, { onDelete: 'cascade' }),
    model: text().notNull(),
    /** SHA-256 of the texts as a JSON array: others, once passages are cut otherwise, are encoded anew. */
    textsHash: bytes().notNull(),
    vectors: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.passageId, table.model] })],
)

/** Questions that a passage answers, as a model worded them. They go with their passage, and equal texts take them over. */
export const passageQuestions = pgTable(
  'passage_questions',
  {
    passageId: reference()
      .primaryKey()
      .references(() => passages.id, { onDelete: 'cascade' }),
    /** SHA-256 of the heading and the text. */
    contentHash: bytes().notNull(),
    questions: text().array().notNull(),
  },
  (table) => [index().on(table.contentHash)],
)

/** One search index of an agent. A version never changes, but that deleted entries are purged from it. */
export const indexVersions = pgTable(
  'index_versions',
  {
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** Counts the purges: a cached copy of an earlier one is stale. */
    purges: integer().notNull().default(0),
    passageCount: integer().notNull(),
    /** What its agent's knowledge was when its entries were read: while it is that still, none of them is gone. Null where nobody noted it. */
    knowledgeRevision: integer(),
    /** What it added to and took from the version that was live before it. */
    entriesAdded: integer().notNull().default(0),
    entriesRemoved: integer().notNull().default(0),
    passagesAdded: integer().notNull().default(0),
    passagesRemoved: integer().notNull().default(0),
    /** Names of the entries added and removed, as many as a history shows. */
    addedNames: text().array().notNull().default(sql`'{}'`),
    removedNames: text().array().notNull().default(sql`'{}'`),
    /** What deletions took from it since it was made or restored: the next version says so. */
    purgedEntries: integer().notNull().default(0),
    purgedPassages: integer().notNull().default(0),
    purgedNames: text().array().notNull().default(sql`'{}'`),
    /** The prompts that its training made. */
    starterPrompts: jsonb().$type<TrainedStarterPrompt[]>().notNull().default([]),
    /** Username of who asked for it; null where nobody is known. */
    trainedBy: text(),
    /** The models that have read its passages, see `learnersOf`: what the configured ones lack here is learned later. */
    learnedBy: text().array().notNull().default(sql`'{}'`),
    /** The model whose vectors of its passages are searched beside it; null where there are none. */
    embeddingModel: text(),
    embeddingDimension: integer(),
    /** What its similarities mean here (`Calibration`), 0 and 0 where that can't be told; null until it is looked at. */
    embeddingOwn: doublePrecision(),
    embeddingOthers: doublePrecision(),
    /** Tokens that the questions of its passages took; null until they are made. */
    questionTokens: bigint({ mode: 'number' }),
    byteLength: bigint({ mode: 'number' }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.version] })],
)

export const indexParts = pgTable(
  'index_parts',
  {
    agentId: reference().notNull(),
    version: integer().notNull(),
    part: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.version, table.part] }),
    foreignKey({
      columns: [table.agentId, table.version],
      foreignColumns: [indexVersions.agentId, indexVersions.version],
    }).onDelete('cascade'),
  ],
)

/** Which text of which entry a version was made from. Entries that are gone stay listed until they are purged. */
export const indexEntries = pgTable(
  'index_entries',
  {
    agentId: reference().notNull(),
    version: integer().notNull(),
    entryId: reference().notNull(),
    textHash: bytes().notNull(),
    fileName: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.version, table.entryId] }),
    index().on(table.entryId),
    foreignKey({
      columns: [table.agentId, table.version],
      foreignColumns: [indexVersions.agentId, indexVersions.version],
    }).onDelete('cascade'),
  ],
)
