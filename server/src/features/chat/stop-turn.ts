import { and, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { conversations, readableByVisitor } from '../conversations/index.ts'
import type { VisitorContext } from '../conversations/visitors/index.ts'
import { turns } from './base/tables.ts'
import { findLiveTurn } from './live/live-turns.ts'
import { sendTurnCommand } from './live/turn-commands.ts'

/** Stops a visitor's running answer. Text written so far is stored. A turn that has ended is left unchanged. */
export async function stopTurn({ platform, visitor }: VisitorContext, responseId: string): Promise<void> {
  const [turn] = await platform.database
    .select({ id: turns.id, state: turns.state })
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .where(and(eq(turns.id, responseId), readableByVisitor(visitor)))
  if (!turn) throw notFound('Answer')
  const live = findLiveTurn(platform, turn.id)
  if (live) live.stop()
  else if (turn.state === 'answering') sendTurnCommand(platform, { turnId: turn.id, wish: 'stop' })
}
