import { extname } from 'node:path'
import type { SkippedFile } from '@parleykit/contract/knowledge/knowledge-archives'
import {
  archiveUnpackedBytesMax,
  folderFilesMax,
  uploadBytesMax,
  uploadTypes,
} from '@parleykit/contract/knowledge/limits'
import { DomainError } from '../../platform/domain-error/index.ts'
import { ExtractionError, type UnpackedFolder } from '../../platform/extraction/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReceivedFile } from '../../platform/uploads/index.ts'
import { findOwnAgent } from '../agents/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { skippedTexts } from './core/skipped-texts.ts'
import { getRemainingCapacity } from './get-remaining-capacity.ts'
import type { KnowledgeEntryHead } from './to-knowledge-entry.ts'
import { uploadKnowledgeFile } from './upload-knowledge-file.ts'

/** Entries of an archive, folders and unreadable files included. */
const entriesMax = 5000

interface TakenFiles {
  readonly taken: readonly KnowledgeEntryHead[]
  readonly skipped: readonly SkippedFile[]
}

/**
 * Unpacks a ZIP archive in a sandbox and stores each file that can be read as an entry named by its path. Whatever is
 * wrong with one file, the others are taken.
 * @throws DomainError `unsupported_media_type`, `unreadable_file`, `not_ready`, and `plan_limit_reached` if the plan has
 * no room for any
 */
export async function uploadKnowledgeArchive(
  ctx: ActorContext,
  { agentId, file }: { readonly agentId: number; readonly file: ReceivedFile },
): Promise<TakenFiles> {
  if (extname(file.fileName).toLowerCase() !== '.zip')
    throw new DomainError('unsupported_media_type', 'Only ZIP files can be unpacked.')
  const { writer, reader } = await ctx.platform.uploads.open()
  try {
    const folder = await unpack(ctx.platform, file, writer.fd).finally(() => writer.close())
    const taken: KnowledgeEntryHead[] = []
    const skipped = folder.skipped.map(
      ({ path, reason }): SkippedFile => ({ path, reason: skippedTexts[reason], isOverPlan: false }),
    )
    for (const { path, at, size } of folder.files) {
      const bytes = new Uint8Array(size)
      await reader.read(bytes, 0, size, at)
      const result = await takeFile(ctx, agentId, { path, bytes })
      if ('reason' in result) skipped.push(result)
      else taken.push(result)
    }
    const overPlan = skipped.find(({ isOverPlan }) => isOverPlan)
    if (taken.length === 0 && overPlan) throw new DomainError('plan_limit_reached', overPlan.reason)
    return { taken, skipped }
  } finally {
    await reader.close()
  }
}

async function unpack(platform: Platform, file: ReceivedFile, output: number): Promise<UnpackedFolder> {
  const limits = {
    ...{ maxEntries: entriesMax, maxFiles: folderFilesMax, maxFileBytes: uploadBytesMax },
    ...{ maxUnpackedBytes: archiveUnpackedBytesMax, types: uploadTypes },
  }
  try {
    return await platform.extraction.unpackFolder({ archive: file.descriptor, output, limits })
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error
    if (error.reason === 'busy') throw new DomainError('not_ready', error.message, { retryAfterSeconds: 30 })
    throw new DomainError('unreadable_file', error.message)
  }
}

/** Refusals of one file that don't concern the others. */
const ownRefusals: readonly string[] = [
  'unsupported_media_type',
  'unreadable_file',
  'already_exists',
  'plan_limit_reached',
  'not_ready',
]

async function takeFile(
  ctx: ActorContext,
  agentId: number,
  { path, bytes }: { readonly path: string; readonly bytes: Uint8Array },
): Promise<KnowledgeEntryHead | SkippedFile> {
  const { platform, owner } = ctx
  const [, folder = '', fileName = path] = /^(.*)\/([^/]*)$/s.exec(path) ?? []
  try {
    const agent = await findOwnAgent(platform.database, owner, agentId)
    const room = await getRemainingCapacity({ database: platform.database, owner }, agent)
    return await platform.uploads.hold({ fileName, bytes }, (file) =>
      uploadKnowledgeFile(ctx, { input: { agentId, room, folder }, file }),
    )
  } catch (error) {
    if (!(error instanceof DomainError && ownRefusals.includes(error.code))) throw error
    return { path, reason: error.message, isOverPlan: error.code === 'plan_limit_reached' }
  }
}
