import { extname } from 'node:path'
import { type KnowledgeUse, refusalForRoom } from '@parleykit/contract/billing/plans'
import { uploadTypes } from '@parleykit/contract/knowledge/limits'
import type { TableChoices } from '@parleykit/contract/knowledge/table-choices'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReceivedFile } from '../../platform/uploads/index.ts'
import type { NewKnowledgeEntry } from './assess-entry.ts'
import { entryNameOf } from './core/entry-name.ts'
import { extractFile } from './extract-file.ts'

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
    tableChoices = null,
  }: {
    readonly file: ReceivedFile
    readonly room: KnowledgeUse
    readonly folder?: string | undefined
    readonly tableChoices?: TableChoices | null
  },
): Promise<NewKnowledgeEntry> {
  const lastName = file.fileName.replace(/^.*[\\/]/, '')
  const fileName = entryNameOf(folder === '' ? lastName : `${folder}/${lastName}`)
  refuseUnknownType(fileName)
  const refusal = refusalForRoom(room, { fileBytes: file.size })
  if (refusal !== null) throw new DomainError('plan_limit_reached', refusal)
  const extracted = await extractFile(platform, { file: { ...file, fileName }, room, tableChoices })
  const waitsForOcr =
    extracted.pages === undefined ? extracted.text === '' : extracted.pages.scanned.length > 0
  return {
    fileName,
    fileType: extracted.fileType,
    text: extracted.text,
    pages: extracted.pages,
    tableChoices,
    ...(waitsForOcr && { facts: { waitsForOcr } }),
    file: { content: file, mediaType: 'application/octet-stream' },
  }
}

function refuseUnknownType(fileName: string): void {
  const ending = extname(fileName).slice(1).toLowerCase()
  if (uploadTypes.some((type) => type === ending)) return
  throw new DomainError(
    'unsupported_media_type',
    `This file type isn't supported. Supported types: ${uploadTypes.join(', ')}.`,
  )
}
