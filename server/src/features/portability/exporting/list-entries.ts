import { fileNameMax } from '@parleykit/contract/knowledge/limits'
import type { EntryInFile } from '@parleykit/contract/portability/agent-files'
import { asc, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { knowledgeEntries } from '../../knowledge/index.ts'

type Without<Entry, Key extends PropertyKey> = Entry extends unknown ? Omit<Entry, Key> : never

/** An entry for the manifest without its part, and the source of that part. */
type ListedEntry = Without<EntryInFile, 'part'> & { readonly id: number; readonly blobId: number | null }

/** An agent's knowledge in the order in which it was added, without the texts. */
export async function listEntries(database: Queryable, agentId: number): Promise<ListedEntry[]> {
  const { id, fileName, sourceUrl, facts, fileBlobId, tableChoices, createdAt } = knowledgeEntries
  const rows = await database
    .select({ id, fileName, sourceUrl, facts, blobId: fileBlobId, tableChoices, createdAt })
    .from(knowledgeEntries)
    .where(eq(knowledgeEntries.agentId, agentId))
    .orderBy(asc(id))
  return rows.map(({ fileName, sourceUrl, facts, tableChoices, createdAt, ...row }) => {
    const name = fileName.slice(0, fileNameMax).toWellFormed().trim() || 'Text'
    if (row.blobId !== null) return { ...row, kind: 'file', name, url: sourceUrl, tableChoices }
    // Without the key to its source, it can't be read again: its text goes along.
    if (sourceUrl === null || facts.sourceId !== undefined) return { ...row, kind: 'text', name }
    const readAt = new Date(String(facts.readAt))
    const isKnown = !Number.isNaN(readAt.getTime())
    return {
      ...row,
      kind: 'page',
      name,
      url: sourceUrl,
      readAt: (isKnown ? readAt : createdAt).toISOString(),
    }
  })
}
