import { blobs } from '../../platform/blobs/index.ts'
import { bytes, id, instant, reference } from '../../platform/database/index.ts'
import { index, pgTable, text } from '../../platform/database/pg-core.ts'

/** What is known of linked pages, whichever agent's answers link to them. Rows go some time after they ran out. */
export const linkPreviews = pgTable(
  'link_previews',
  {
    id: id(),
    /** SHA-256 of `url`, which may be longer than an index takes. */
    urlHash: bytes().notNull().unique(),
    url: text().notNull(),
    title: text(),
    description: text(),
    siteName: text(),
    /** Names the picture in its address; can't be guessed. */
    imageKey: text().unique(),
    imageBlobId: reference().references(() => blobs.id, { onDelete: 'set null' }),
    /** Whether the page could be read when it was last asked for; null before that. */
    outcome: text().$type<'read' | 'failed'>(),
    /** Until then it is taken as it is; null before it was first read. */
    expiresAt: instant(),
    /** Until then one process is reading it. */
    claimedUntil: instant(),
  },
  (table) => [index().on(table.expiresAt)],
)

export type LinkPreviewRow = typeof linkPreviews.$inferSelect
