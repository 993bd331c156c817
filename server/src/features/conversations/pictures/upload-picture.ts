import { randomBytes } from 'node:crypto'
import { eq, sum } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ReceivedFile } from '../../../platform/uploads/index.ts'
import type { AgentRow } from '../../agents/index.ts'
import { visitorPictures } from '../index.ts'
import { isPhoto, photoHeadBytes } from './core/is-photo.ts'

/** A model reads no more of it, and a person sees text in it. */
const longestSide = 1600

/** All pictures of an agent together, as they are stored. */
const agentBytesMax = 250 * 1024 * 1024

/**
 * Stores a visitor's picture, decoded and written again so that nothing hidden in it stays. Returns its random ID, with
 * which it can be sent. Throws `unsupported_media_type`, `too_large` or `unreadable_file` for what isn't a usable
 * picture, and `not_ready` if the agent has no room for more.
 */
export async function uploadPicture(
  platform: Platform,
  { agent, file }: { readonly agent: AgentRow; readonly file: ReceivedFile },
): Promise<string> {
  if (!isPhoto(await file.readPart(0, photoHeadBytes)))
    throw new DomainError('unsupported_media_type', 'Please choose a JPG, PNG or WebP picture.')
  await requireRoom(platform, agent.id)
  const shape = { width: longestSide, height: longestSide, fit: 'inside' } as const
  const webp = await platform.images.reencode({ descriptor: file.descriptor }, shape, agent.ownerId)
  const id = randomBytes(16).toString('base64url')
  await platform.database.insert(visitorPictures).values({
    ...{ id, agentId: agent.id, webp, byteLength: webp.byteLength },
    createdAt: platform.clock(),
  })
  return id
}

async function requireRoom({ database }: Platform, agentId: number): Promise<void> {
  const [held] = await database
    .select({ bytes: sum(visitorPictures.byteLength) })
    .from(visitorPictures)
    .where(eq(visitorPictures.agentId, agentId))
  if (Number(held?.bytes ?? 0) >= agentBytesMax)
    throw new DomainError('not_ready', "This chat can't take more pictures at the moment.")
}
