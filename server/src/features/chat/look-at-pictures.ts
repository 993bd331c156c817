import { pictureMessage } from '@parleykit/contract/chat/limits'
import type { Platform } from '../../platform/platform.ts'
import type { AgentRow } from '../agents/index.ts'
import { describePictures, listPictures } from '../conversations/pictures/index.ts'
import type { AgentModels } from '../models/index.ts'

interface Shown {
  readonly question: string
  readonly messageId: number
  readonly ownerTier: string
  readonly models: AgentModels | null
}

/**
 * The question with what a model sees in its pictures, as part of what the visitor says. Null if no model has seen
 * them.
 */
export async function lookAtPictures(
  platform: Platform,
  agent: AgentRow,
  { question, messageId, ownerTier, models }: Shown,
  stop: AbortSignal,
): Promise<string | null> {
  if (!models) return null
  const pictures = await listPictures(platform.database, messageId)
  const asked = { model: models.reply, ownerTier, question, pictures }
  const description = await describePictures(platform, agent, asked, stop)
  if (description === null) return null
  return question === pictureMessage ? description : `${question}\n\n${description}`
}
