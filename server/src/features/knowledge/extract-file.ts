import { extname } from 'node:path'
import { type KnowledgeUse, refusalForRoom } from '@parleykit/contract/billing/plans'
import type { TableChoices } from '@parleykit/contract/knowledge/table-choices'
import { DomainError } from '../../platform/domain-error/index.ts'
import { type ExtractedText, ExtractionError } from '../../platform/extraction/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReceivedFile } from '../../platform/uploads/index.ts'

interface FileToExtract {
  readonly file: ReceivedFile
  readonly room: KnowledgeUse
  /** How the tables of a spreadsheet are read. With them, the result describes the sheets. */
  readonly tableChoices: TableChoices | null
}

/** Extracts a file's text in the sandbox. Throws as `readUploadedFile` does. */
export async function extractFile(
  platform: Platform,
  { file, room, tableChoices }: FileToExtract,
): Promise<ExtractedText> {
  try {
    return await platform.extraction.extract(file, room.textBytes, tableChoices)
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error
    if (error.reason === 'image_only')
      return { text: '', title: null, fileType: extname(file.fileName).slice(1).toLowerCase() }
    if (error.reason === 'busy') throw new DomainError('not_ready', error.message, { retryAfterSeconds: 5 })
    if (error.reason === 'unsupported_type') throw new DomainError('unsupported_media_type', error.message)
    if (error.reason === 'too_much_text') {
      const { textBytes = room.textBytes } = error
      throw new DomainError('plan_limit_reached', refusalForRoom(room, { textBytes }) ?? error.message)
    }
    throw new DomainError('unreadable_file', error.message)
  }
}
