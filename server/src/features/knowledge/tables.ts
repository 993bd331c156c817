import { blobs } from '../../platform/blobs/index.ts'
import { isNull, sql } from '../../platform/database/drizzle.ts'
import { bytes, id, instant, reference } from '../../platform/database/index.ts'
import { bigint, index, integer, jsonb, pgTable, text } from '../../platform/database/pg-core.ts'
import { agents } from '../agents/index.ts'

/** One text, file or page, as the owner gave it; passages and indexes are made from it by training. */
export const knowledgeEntries = pgTable(
  'knowledge_entries',
  {
    id: id(),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    /** text, website, or the file's ending. */
    fileType: text().notNull(),
    /** Canonical address of a page, or of a file that a website links to; null for what the owner uploaded or wrote. */
    sourceUrl: text(),
    text: text().notNull(),
    textBytes: bigint({ mode: 'number' }).notNull(),
    words: integer().notNull(),
    /** SHA-256 of `text`. */
    textHash: bytes().notNull(),
    /** The uploaded file as it came. */
    fileBlobId: reference().references(() => blobs.id, { onDelete: 'set null' }),
    fileBytes: bigint({ mode: 'number' }),
    /** Further facts about the entry, added to the wire's metadata. */
    facts: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    /** Keys of the pages that its text links to: see `linkKey`. Null before `linkOldTexts` has read it. */
    links: text().array(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('knowledge_entries_links').using('gin', table.links).where(sql`cardinality(links) > 0`),
    index('knowledge_entries_unlinked').on(table.id).where(isNull(table.links)),
    index().on(table.agentId, table.id),
    index().on(table.agentId, table.textHash),
    index().on(table.agentId, table.sourceUrl),
  ],
)

/** What all entries of an agent are together; written under the agent's lock. None before the first entry. */
export const agentKnowledge = pgTable('agent_knowledge', {
  agentId: reference()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  /** Null while there is no entry. */
  storeId: text(),
  /** Counts the changes, so that a training knows what it has seen. */
  revision: integer().notNull(),
  textBytes: bigint({ mode: 'number' }).notNull(),
})

export type KnowledgeEntryRow = typeof knowledgeEntries.$inferSelect
