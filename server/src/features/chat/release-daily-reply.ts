import { and, eq, inArray, sql } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { dailyReplies } from './base/tables.ts'
import { type DailyReplyCounters, everybody } from './daily/daily-reply-counters.ts'

/** Subtracts a reply that was not begun after all from the counters. */
export async function releaseDailyReply(
  database: Database,
  {
    input: { agent, day, counter },
    counters = [counter, everybody],
  }: { readonly input: DailyReplyCounters; readonly counters?: readonly string[] | undefined },
): Promise<void> {
  await database
    .update(dailyReplies)
    .set({ replies: sql`greatest(${dailyReplies.replies} - 1, 0)` })
    .where(
      and(
        eq(dailyReplies.agentId, agent.id),
        eq(dailyReplies.day, day),
        inArray(dailyReplies.counter, [...counters]),
      ),
    )
}
