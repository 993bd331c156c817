import type { Blobs } from '../../../platform/blobs/index.ts'
import { asc, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { ZipEntry } from '../../../platform/zip/index.ts'
import { fileNameOf } from '../../../platform/zip/index.ts'
import { knowledgeEntries, streamEntryText } from '../../knowledge/index.ts'
import { listSources } from '../../knowledge/sources/index.ts'
import { jsonOf } from './json-list.ts'

/** The files of an agent's knowledge in a folder: the list, its sources without keys, each entry's text, the originals. */
export async function* listKnowledgeFiles(
  { blobs, database }: { readonly blobs: Blobs; readonly database: Queryable },
  agent: { readonly id: number; readonly createdAt: Date },
  folder: string,
): AsyncGenerator<ZipEntry> {
  const { id, fileName, fileType, sourceUrl, words, facts, fileBlobId, createdAt } = knowledgeEntries
  const entries = await database
    .select({ id, fileName, fileType, sourceUrl, words, facts, fileBlobId, createdAt })
    .from(knowledgeEntries)
    .where(eq(knowledgeEntries.agentId, agent.id))
    .orderBy(asc(knowledgeEntries.id))
  const listed = entries.map(({ fileBlobId: _, ...entry }) => entry)
  yield {
    path: `${folder}/knowledge.json`,
    modifiedAt: entries.at(-1)?.createdAt ?? agent.createdAt,
    content: jsonOf(listed),
  }
  const sources = await listSources(database, { agentId: agent.id, isBrief: true })
  if (sources.length > 0)
    yield { path: `${folder}/sources.json`, modifiedAt: agent.createdAt, content: jsonOf(sources) }
  for (const entry of entries) {
    const name = `${entry.id}-${fileNameOf(entry.fileName)}`
    const modifiedAt = entry.createdAt
    yield {
      path: `${folder}/knowledge/${name}.txt`,
      modifiedAt,
      content: streamEntryText(database, entry.id),
    }
    if (entry.fileBlobId !== null) {
      const content = blobs.stream(database, entry.fileBlobId)
      yield { path: `${folder}/files/${name}`, modifiedAt, content }
    }
  }
}
