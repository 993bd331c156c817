import { and, eq } from 'drizzle-orm'
import { notFound } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents } from '../agents/index.ts'
import { findLiveTurn } from './live/live-turns.ts'
import { turns } from './tables.ts'

/** Ends a visitor's running answer where it is; what was written is stored. A turn that has ended stays as it is. */
export async function stopTurn(
  platform: Platform,
  asked: { botId: string; visitorId: string; responseId: string },
): Promise<void> {
  const [turn] = await platform.database
    .select({ id: turns.id })
    .from(turns)
    .innerJoin(agents, eq(agents.id, turns.agentId))
    .where(
      and(
        eq(turns.id, asked.responseId),
        eq(turns.visitorId, asked.visitorId),
        eq(agents.publicId, asked.botId),
      ),
    )
  if (!turn) throw notFound('Answer')
  findLiveTurn(platform, turn.id)?.stop()
}
