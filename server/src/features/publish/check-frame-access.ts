import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { checkAccess, isKeyOfAgent } from '../agents/index.ts'
import { noteFrameAccess } from './note-frame-access.ts'

/** Checks whether a chat frame may chat, and whether its key is one of the agent's. Notes problems for the owner. */
export async function checkFrameAccess(
  { platform, request }: { readonly platform: Platform; readonly request: FastifyRequest },
  { botId, preview }: { readonly botId: string; readonly preview: boolean },
): Promise<{ open: boolean; keyWorks: boolean }> {
  const checked = await checkAccess(platform, request, botId, preview)
  if (!checked.isPreview) void noteFrameAccess({ platform, request }, checked)
  return { open: checked.open, keyWorks: isKeyOfAgent(checked.key) }
}
