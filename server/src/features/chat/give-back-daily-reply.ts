import { and, eq, inArray, sql } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { dailyReplies } from './base/tables.ts'
import { type CountedReply, everybody } from './daily/counted-reply.ts'

/** Subtracts a reply that was not begun after all from the counters. */
export async function giveBackDailyReply(
  database: Database,
  {
    input: { agent, day, counter },
    counters = [counter, everybody],
  }: { readonly input: CountedReply; readonly counters?: readonly string[] | undefined },
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
