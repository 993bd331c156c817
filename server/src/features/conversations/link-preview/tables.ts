import { blobs } from '../../../platform/blobs/index.ts'
import { bytes, id, instant, reference } from '../../../platform/database/index.ts'
import { index, pgTable, text } from '../../../platform/database/pg-core.ts'

/** Previews of linked pages, shared by all agents. Rows are deleted some time after they expire. */
export const linkPreviews = pgTable(
  'link_previews',
  {
    id: id(),
    /** SHA-256 of `url`, which may be too long for an index. */
    urlHash: bytes().notNull().unique(),
    url: text().notNull(),
    title: text(),
    description: text(),
    siteName: text(),
    /** Unguessable key of the picture, part of its address. */
    imageKey: text().unique(),
    imageBlobId: reference().references(() => blobs.id, { onDelete: 'set null' }),
    /** Whether the page could be read at the last attempt; null before the first. */
    outcome: text().$type<'read' | 'failed'>(),
    /** Until then the preview is valid; null before the first read. */
    expiresAt: instant(),
    /** Until then one process is reading it. */
    claimedUntil: instant(),
  },
  (table) => [index().on(table.expiresAt)],
)

export type LinkPreviewRow = typeof linkPreviews.$inferSelect
