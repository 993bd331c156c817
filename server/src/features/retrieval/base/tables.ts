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

/** Pieces of entries that are searched and quoted. Deleted with their entry, so that it can't answer anymore. */
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
    /** Hash of the entry's text that the passages were cut from. */
    textHash: bytes().notNull(),
    ordinal: integer().notNull(),
    heading: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index().on(table.agentId), index().on(table.entryId, table.textHash)],
)

/** Entries whose text no training could read. Trainings leave out that text until one is requested by hand. */
export const unreadableEntries = pgTable(
  'unreadable_entries',
  {
    entryId: reference()
      .primaryKey()
      .references(() => knowledgeEntries.id, { onDelete: 'cascade' }),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    textHash: bytes().notNull(),
    /** For the owner, in sentences. */
    reason: text().notNull(),
  },
  (table) => [index().on(table.agentId)],
)

/** Quantized embeddings, one signed byte per dimension. Deleted with their passage, reused for equal texts. */
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

/**
 * Sentence embeddings of a passage's topics: the vectors of their texts, one after the other, one signed byte per
 * dimension.
 */
export const topicVectors = pgTable(
  'topic_vectors',
  {
    passageId: reference()
      .notNull()
      .references(() => passages.id, { onDelete: 'cascade' }),
    model: text().notNull(),
    /** SHA-256 of the texts as a JSON array. If passages are cut differently later, the new texts are encoded again. */
    textsHash: bytes().notNull(),
    vectors: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.passageId, table.model] })],
)

/** Questions that a passage answers, written by a model. Deleted with their passage, reused for equal texts. */
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

/** One search index of an agent. A version never changes, except that deleted entries are purged from it. */
export const indexVersions = pgTable(
  'index_versions',
  {
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** Grows with each change of the stored index, such as a purge: a cached copy of an earlier revision is stale. */
    revision: integer('purges').notNull().default(0),
    passageCount: integer().notNull(),
    /**
     * The revision of the agent's knowledge when its entries were read. While it is unchanged, no entry has been
     * deleted. Null if it wasn't recorded.
     */
    knowledgeRevision: integer(),
    /** Entries and passages added and removed since the previously live version. */
    entriesAdded: integer().notNull().default(0),
    entriesRemoved: integer().notNull().default(0),
    passagesAdded: integer().notNull().default(0),
    passagesRemoved: integer().notNull().default(0),
    /** Names of the entries added and removed, as many as the history shows. */
    addedNames: text().array().notNull().default(sql`'{}'`),
    removedNames: text().array().notNull().default(sql`'{}'`),
    /** What deletions removed since it was created or restored. The next version's history reports it. */
    purgedEntries: integer().notNull().default(0),
    purgedPassages: integer().notNull().default(0),
    purgedNames: text().array().notNull().default(sql`'{}'`),
    /** The starter prompts that its training made. */
    starterPrompts: jsonb().$type<TrainedStarterPrompt[]>().notNull().default([]),
    /** Username of the person who requested it; null if unknown. */
    trainedBy: text(),
    /** The models that have read its passages, see `getEnrichmentModels`. Configured models missing here learn it later. */
    learnedBy: text().array().notNull().default(sql`'{}'`),
    /** The model whose vectors are searched along with the words; null if there are none. */
    embeddingModel: text(),
    embeddingDimension: integer(),
    /**
     * Calibration of its similarities for these passages (`Calibration`): 0 and 0 if it can't be determined, null until
     * it is computed.
     */
    embeddingOwn: doublePrecision(),
    embeddingOthers: doublePrecision(),
    /** Tokens spent on the questions for its passages; null until they are made. */
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

/** Which text of which entry a version was made from. Deleted entries stay listed until they are purged. */
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

/** The columns of a version that record what models made of its passages, and which models. */
export type ModelData = Pick<
  typeof indexVersions.$inferInsert,
  | 'learnedBy'
  | 'questionTokens'
  | 'embeddingModel'
  | 'embeddingDimension'
  | 'embeddingOwn'
  | 'embeddingOthers'
>
