import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatEvent } from '@parleykit/contract/chat'
import { chatTexts } from '@parleykit/contract/texts'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import { turns } from '../tables.ts'

const pollMs = 250
const waitMs = 60_000

/** The events of a turn that another process answers, or has answered. */
export async function* followStoredTurn(platform: Platform, turnId: string): AsyncGenerator<ChatEvent> {
  for (let waited = 0; waited < waitMs; waited += pollMs) {
    const [turn] = await platform.database.select().from(turns).where(eq(turns.id, turnId))
    if (!turn || turn.state === 'failed') break
    if (turn.state === 'finished') {
      yield { conversationId: turn.conversationId, responseId: turn.id }
      yield* turn.events
      return
    }
    await sleep(pollMs)
  }
  yield { error: chatTexts.troubleConnecting }
}
