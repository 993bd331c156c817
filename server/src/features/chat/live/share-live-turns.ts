import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { turns } from '../base/tables.ts'
import type { LiveTurn } from './live-turn.ts'
import { findLiveTurn } from './live-turns.ts'
import { subscribeToTurnCommands } from './turn-commands.ts'

/** Minimum time between writes of a shared turn's row, in milliseconds. */
const shareMs = 250

/**
 * Carries out other processes' commands for the turns that this process answers. If a visitor has reconnected to another
 * process, the turn's row is updated as the answer grows. All other turns are stored once, at their end.
 */
export function shareLiveTurns(platform: Platform): void {
  const shared = new WeakSet<LiveTurn>()
  subscribeToTurnCommands(platform, ({ turnId, wish }) => {
    const live = findLiveTurn(platform, turnId)
    if (!live) return
    if (wish === 'stop') {
      live.stop()
    } else if (wish === 'hush') {
      live.mute()
    } else if (!shared.has(live)) {
      shared.add(live)
      shareTurn(platform, turnId, live).catch((error: unknown) => {
        shared.delete(live)
        platform.log.warn({ err: error, turn: turnId }, 'could not share an answer')
      })
    }
  })
}

async function shareTurn({ database }: Platform, turnId: string, live: LiveTurn): Promise<void> {
  const unsettled = and(eq(turns.id, turnId), eq(turns.state, 'answering'))
  for (let written = 0; !live.hasEnded; ) {
    // The first event has the ids, which the row holds anyway.
    const events = live.events.slice(1)
    if (events.length > written) await database.update(turns).set({ events }).where(unsettled)
    written = events.length
    await sleep(shareMs)
  }
}
