import { and, eq } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { turns } from './base/tables.ts'
import { findLiveTurn } from './live/live-turns.ts'
import { sendTurnCommand } from './live/turn-commands.ts'

/** Cuts off the running answers of a conversation, in any process: a person answers from now on. */
export async function muteAnswers(platform: Platform, conversationId: number): Promise<void> {
  const running = await platform.database
    .select({ id: turns.id })
    .from(turns)
    .where(and(eq(turns.conversationId, conversationId), eq(turns.state, 'answering')))
  for (const { id } of running) {
    const live = findLiveTurn(platform, id)
    if (live) live.mute()
    else sendTurnCommand(platform, { turnId: id, wish: 'hush' })
  }
}
