import { extname } from 'node:path'
import { fileNameMax, uploadTypes } from '@parleykit/contract/limits'
import { type KnowledgeUse, refusalForRoom } from '@parleykit/contract/plans'
import { isVisible } from '@parleykit/contract/visible-text'
import { type ExtractedText, ExtractionError } from '../../platform/extraction/index.ts'
import { ApiError } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReceivedFile } from '../../platform/uploads/index.ts'
import type { Access } from '../workspaces/index.ts'
import { addKnowledgeEntry } from './add-knowledge-entry.ts'
import { refuseTwin } from './refuse-twin.ts'
import type { KnowledgeEntryHead } from './to-knowledge-entry.ts'

/** Reads a received file in its sandbox and stores its text with the file; one that can't be read leaves nothing. */
export async function uploadKnowledgeFile(
  platform: Platform,
  access: Access,
  { agentId, room }: { readonly agentId: number; readonly room: KnowledgeUse },
  file: ReceivedFile,
): Promise<KnowledgeEntryHead> {
  const fileName = displayName(file.fileName)
  refuseUnknownType(fileName)
  const refusal = refusalForRoom(room, { fileBytes: file.size })
  if (refusal !== null) throw new ApiError('plan_limit_reached', refusal)
  const extracted = await extractText(platform, { ...file, fileName }, room)
  await refuseTwin(platform.database, agentId, extracted.text)
  return addKnowledgeEntry(platform, access, agentId, {
    fileName,
    fileType: extracted.fileType,
    text: extracted.text,
    pages: extracted.pages,
    file: { content: file, mediaType: 'application/octet-stream' },
  })
}

/** The last part of a path, without invisible characters; the ending survives the cut. */
function displayName(fileName: string): string {
  const name = fileName
    .replace(/^.*[\\/]/, '')
    .replaceAll(/\p{C}/gu, '')
    .toWellFormed()
    .trim()
  const ending = extname(name)
  const stem = name.slice(0, name.length - ending.length)
  return `${isVisible(stem) ? stem.slice(0, fileNameMax - ending.length) : 'file'}${ending}`
}

function refuseUnknownType(fileName: string): void {
  const ending = extname(fileName).slice(1).toLowerCase()
  if (uploadTypes.some((type) => type === ending)) return
  throw new ApiError(
    'unsupported_media_type',
    `This file type can't be read. These can: ${uploadTypes.join(', ')}.`,
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
    if (error.reason === 'busy') throw new ApiError('not_ready', error.message, { retryAfterSeconds: 5 })
    if (error.reason === 'unsupported_type') throw new ApiError('unsupported_media_type', error.message)
    if (error.reason === 'too_much_text') {
      const { textBytes = room.textBytes } = error
      throw new ApiError('plan_limit_reached', refusalForRoom(room, { textBytes }) ?? error.message)
    }
    throw new ApiError('unreadable_file', error.message)
  }
}
