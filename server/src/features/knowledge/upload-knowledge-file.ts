import { extname } from 'node:path'
import { fileNameMax, uploadTypes } from '@parleykit/contract/limits'
import { and, eq } from 'drizzle-orm'
import { type ExtractedText, ExtractionError } from '../../platform/extraction/index.ts'
import { ApiError, type Upload } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnAgent } from '../agents/index.ts'
import type { Owner } from '../auth/index.ts'
import { addKnowledgeEntry } from './add-knowledge-entry.ts'
import { hashText } from './hash-text.ts'
import { knowledgeEntries } from './tables.ts'
import type { KnowledgeEntryHead } from './to-knowledge-entry.ts'

/** Reads an uploaded file in its sandbox and stores its text with the file; a file that can't be read leaves nothing. */
export async function uploadKnowledgeFile(
  platform: Platform,
  owner: Owner,
  agentId: number,
  upload: Upload,
): Promise<KnowledgeEntryHead> {
  await findOwnAgent(platform.database, owner, agentId)
  const fileName = displayName(upload.fileName)
  refuseUnknownType(fileName)
  const extracted = await extractText(platform, { ...upload, fileName })
  await refuseTwin(platform, agentId, extracted.text)
  return addKnowledgeEntry(platform, owner, agentId, {
    fileName,
    fileType: extracted.fileType,
    text: extracted.text,
    pages: extracted.pages,
    file: { bytes: upload.bytes, mediaType: 'application/octet-stream' },
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
  return `${stem.slice(0, fileNameMax - ending.length)}${ending}` || 'file'
}

function refuseUnknownType(fileName: string): void {
  const ending = extname(fileName).slice(1).toLowerCase()
  if (uploadTypes.some((type) => type === ending)) return
  throw new ApiError(
    'unsupported_media_type',
    `This file type can't be read. These can: ${uploadTypes.join(', ')}.`,
  )
}

async function extractText(platform: Platform, upload: Upload): Promise<ExtractedText> {
  try {
    return await platform.extraction.extract(upload)
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error
    if (error.reason === 'busy') throw new ApiError('not_ready', error.message, { retryAfterSeconds: 5 })
    if (error.reason === 'unsupported_type') throw new ApiError('unsupported_media_type', error.message)
    throw new ApiError('unreadable_file', error.message)
  }
}

async function refuseTwin(platform: Platform, agentId: number, text: string): Promise<void> {
  const [twin] = await platform.database
    .select({ fileName: knowledgeEntries.fileName })
    .from(knowledgeEntries)
    .where(and(eq(knowledgeEntries.agentId, agentId), eq(knowledgeEntries.textHash, hashText(text))))
  if (!twin) return
  throw new ApiError('already_exists', `The agent has this content already, as "${twin.fileName}".`)
}
