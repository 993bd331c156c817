import type { Platform } from '../../platform/platform.ts'
import type { VisibleAgent } from '../agents/index.ts'
import { findAgentModels } from '../models/index.ts'
import type { BegunTurn } from './begin-turn.ts'
import type { FinishedReply } from './finish-turn.ts'
import { keepPictures } from './keep-pictures.ts'
import type { LiveTurn } from './live/live-turn.ts'
import { lookAtPictures } from './look-at-pictures.ts'

interface Answered {
  readonly visible: VisibleAgent
  readonly begun: BegunTurn
  readonly asked: { readonly message: string; readonly throttleKey: string | null }
}

/**
 * The reply to a message with pictures. A model describes them if it can, and `write` replies to the question with the
 * description. Otherwise it replies to the question alone, and the visitor is told that the team will have a look.
 */
export async function replyToPictures(
  platform: Platform,
  { visible, begun, asked }: Answered,
  live: LiveTurn,
  write: (message: string) => Promise<FinishedReply>,
): Promise<FinishedReply> {
  const { agent, ownerTier } = visible
  const { conversationId, questionId: messageId } = begun.turn
  const { message: question, throttleKey } = asked
  const found = await findAgentModels(platform, { ...agent, ownerTier })
  // A workspace's own key writes without a credit.
  const models = begun.hasCredit || found?.isFree === true ? found : null
  const shown = { question, messageId, ownerTier, models }
  const seen = await lookAtPictures(platform, agent, shown, live.stopSignal)
  if (seen !== null) return write(seen)
  const requester = throttleKey === null ? null : { conversationId, throttleKey }
  const { reply, added } = await keepPictures(platform, agent, { reply: await write(question), requester })
  if (added !== '') live.push({ delta: added })
  return reply
}
