import { extname } from 'node:path'
import { type KnowledgeUse, refusalForRoom } from '@parleykit/contract/billing/plans'
import { uploadTypes } from '@parleykit/contract/knowledge/limits'
import { DomainError } from '../../platform/domain-error/index.ts'
import { type ExtractedText, ExtractionError } from '../../platform/extraction/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReceivedFile } from '../../platform/uploads/index.ts'
import type { NewKnowledgeEntry } from './assess-entry.ts'
import { entryNameOf } from './core/entry-name.ts'

/**
 * Reads an uploaded file in its sandbox into an entry. Scans and pictures have no text until OCR has read them.
 * @throws DomainError `unsupported_media_type`, `unreadable_file`, `plan_limit_reached`, and `not_ready` if too many
 * are waiting
 */
export async function readUploadedFile(
  platform: Platform,
  {
    file,
    room,
    folder = '',
  }: { readonly file: ReceivedFile; readonly room: KnowledgeUse; readonly folder?: string | undefined },
): Promise<NewKnowledgeEntry> {
  const lastName = file.fileName.replace(/^.*[\\/]/, '')
  const fileName = entryNameOf(folder === '' ? lastName : `${folder}/${lastName}`)
  refuseUnknownType(fileName)
  const refusal = refusalForRoom(room, { fileBytes: file.size })
  if (refusal !== null) throw new DomainError('plan_limit_reached', refusal)
  const extracted = await extractText(platform, { ...file, fileName }, room)
  const waitsForOcr =
    extracted.pages === undefined ? extracted.text === '' : extracted.pages.scanned.length > 0
  return {
    fileName,
    fileType: extracted.fileType,
    text: extracted.text,
    pages: extracted.pages,
    ...(waitsForOcr && { facts: { waitsForOcr } }),
    file: { content: file, mediaType: 'application/octet-stream' },
  }
}

function fileTypeOf(fileName: string): string {
  return extname(fileName).slice(1).toLowerCase()
}

function refuseUnknownType(fileName: string): void {
  const ending = fileTypeOf(fileName)
  if (uploadTypes.some((type) => type === ending)) return
  throw new DomainError(
    'unsupported_media_type',
    `This file type isn't supported. Supported types: ${uploadTypes.join(', ')}.`,
  )
}

async function extractText(
  platform: Platform,
  file: ReceivedFile,
  room: KnowledgeUse,
): Promise<ExtractedText> {
  try {
    return await platform.extraction.extract(file, room.textBytes)
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error
    if (error.reason === 'image_only') return { text: '', title: null, fileType: fileTypeOf(file.fileName) }
    if (error.reason === 'busy') throw new DomainError('not_ready', error.message, { retryAfterSeconds: 5 })
    if (error.reason === 'unsupported_type') throw new DomainError('unsupported_media_type', error.message)
    if (error.reason === 'too_much_text') {
      const { textBytes = room.textBytes } = error
      throw new DomainError('plan_limit_reached', refusalForRoom(room, { textBytes }) ?? error.message)
    }
    throw new DomainError('unreadable_file', error.message)
  }
}
