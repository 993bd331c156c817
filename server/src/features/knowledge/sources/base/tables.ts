import type { SourceInterval, SourceKind } from '@parleykit/contract/knowledge/sources/source-kinds'
import type { SourceReport } from '@parleykit/contract/knowledge/sources/sources'
import { isNotNull } from '../../../../platform/database/drizzle.ts'
import { id, instant, reference } from '../../../../platform/database/index.ts'
import { boolean, index, jsonb, pgTable, text, unique } from '../../../../platform/database/pg-core.ts'
import { agents } from '../../../agents/index.ts'
import { users } from '../../../auth/index.ts'
import { knowledgeEntries } from '../../index.ts'

/** A place outside that knowledge is read from again and again. A sync is open while `openedAt` is set. */
export const knowledgeSources = pgTable(
  'knowledge_sources',
  {
    id: id(),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    kind: text().$type<SourceKind>().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    /** The sealed key; see `sealKey`. */
    key: text(),
    keyEnding: text(),
    /** Keys of the chosen parts; null for all. */
    picked: text().array(),
    every: text().$type<SourceInterval>().notNull(),
    nextAt: instant(),
    openedAt: instant(),
    /** The person who requested the open sync; null for the schedule. */
    actorId: reference().references(() => users.id, { onDelete: 'set null' }),
    /** Whether the open sync may remove any number of entries. */
    acceptsRemovals: boolean().notNull(),
    /** Keys of items that the last sync missed, but kept because they are too many; see `chooseRemovals`. */
    heldBack: jsonb().$type<readonly string[]>().notNull(),
    /** The open sync, or else the last one. */
    report: jsonb().$type<SourceReport>(),
    /** The state that the last complete sync has seen; see `SourceListing`. */
    cursor: text(),
    /** When a sync last ended without a fault. */
    syncedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.agentId, table.id),
    index().on(table.nextAt).where(isNotNull(table.nextAt)),
    index().on(table.openedAt).where(isNotNull(table.openedAt)),
    index().on(table.actorId).where(isNotNull(table.actorId)),
  ],
)

export type KnowledgeSourceRow = typeof knowledgeSources.$inferSelect

/** The items of a source that became entries. One whose entry the owner deleted stays, so that it isn't read again. */
export const sourceItems = pgTable(
  'source_items',
  {
    id: id(),
    sourceId: reference()
      .notNull()
      .references(() => knowledgeSources.id, { onDelete: 'cascade' }),
    /** The source's own ID of it. */
    key: text().notNull(),
    version: text().notNull(),
    entryId: reference().references(() => knowledgeEntries.id, { onDelete: 'set null' }),
    /** The version of a text that has lost more than half, until another sync finds the same; see `isSuspicious`. */
    doubtedVersion: text(),
    /** When the source last confirmed this version. */
    readAt: instant().notNull(),
  },
  (table) => [unique().on(table.sourceId, table.key), index().on(table.entryId)],
)

export type SourceItemRow = typeof sourceItems.$inferSelect
