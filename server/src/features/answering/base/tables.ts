import { bytes, reference } from '../../../platform/database/index.ts'
import { integer, jsonb, pgTable, primaryKey, text } from '../../../platform/database/pg-core.ts'
import { agents } from '../../agents/index.ts'
import { messages } from '../../conversations/index.ts'
import { passages } from '../../retrieval/index.ts'
import type { StoredReceipt } from '../core/receipt/stored-receipt.ts'

/** Why an agent's message says what it says. Texts of the knowledge aren't in it: they would outlive their entry. */
export const answerReceipts = pgTable('answer_receipts', {
  messageId: reference()
    .primaryKey()
    .references(() => messages.id, { onDelete: 'cascade' }),
  receipt: jsonb().$type<StoredReceipt>().notNull(),
})

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

/** The version of an agent's knowledge whose topics have been encoded last, or were found to be too many. */
export const topicEncodings = pgTable('topic_encodings', {
  agentId: reference()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
  model: text().notNull(),
})
