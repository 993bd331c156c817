import type { EntryTables } from '@parleykit/contract/knowledge/entry-tables'
import { sheetFileTypes } from '@parleykit/contract/knowledge/limits'
import { noTableChoices, type TableChoices } from '@parleykit/contract/knowledge/table-choices'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { ExtractedText } from '../../platform/extraction/index.ts'
import { ObjectStoreError } from '../../platform/object-store/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnAgent } from '../agents/index.ts'
import type { OwnerContext } from '../auth/index.ts'
import { extractFile } from './extract-file.ts'
import { findKnowledgeEntry } from './find-knowledge-entry.ts'
import { getRemainingCapacity } from './get-remaining-capacity.ts'
import { uploadsByOwner } from './throttle-rules.ts'

interface TablesRead {
  readonly extracted: ExtractedText
  readonly tables: EntryTables
}

/**
 * Reads the stored file of an uploaded spreadsheet again in the sandbox. Without choices, those of the entry hold.
 * Throws `validation_failed` if the entry is no such file, or its file is gone.
 */
export async function readEntryTables(
  { platform, owner }: OwnerContext,
  ids: { readonly agentId: number; readonly entryId: number },
  choices?: TableChoices,
): Promise<TablesRead> {
  const { database, uploads, throttles } = platform
  const agent = await findOwnAgent(database, owner, ids.agentId)
  const entry = await findKnowledgeEntry(database, ids)
  const { fileType, fileBlobId, sourceUrl, facts } = entry
  if (!sheetFileTypes.includes(fileType) || sourceUrl !== null || facts.sourceId !== undefined)
    throw new DomainError(
      'validation_failed',
      'Only an uploaded spreadsheet or CSV file has tables to choose.',
    )
  if (fileBlobId === null) {
    const message =
      "The original file isn't stored, so its tables can't be read again. Upload the file again."
    throw new DomainError('validation_failed', message)
  }
  await throttles.consume(uploadsByOwner, String(owner.id))
  const bytes = await readOriginal(platform, fileBlobId)
  const free = await getRemainingCapacity({ database, owner }, agent)
  const room = { ...free, textBytes: free.textBytes + entry.textBytes }
  const tableChoices = choices ?? entry.tableChoices ?? noTableChoices
  // The name may be one without the file's extension.
  const held = { fileName: `table.${fileType}`, bytes }
  const extracted = await uploads.hold(held, (file) => extractFile(platform, { file, room, tableChoices }))
  return { extracted, tables: { sheets: extracted.sheets ?? [], choices: tableChoices } }
}

async function readOriginal({ blobs, database }: Platform, fileBlobId: number): Promise<Buffer> {
  const parts: Buffer[] = []
  try {
    for await (const part of blobs.stream(database, fileBlobId)) parts.push(part)
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error
    const message = "The original file can't be read from the file store right now. Try again in a minute."
    throw new DomainError('not_ready', message, { retryAfterSeconds: 60 })
  }
  return Buffer.concat(parts)
}
