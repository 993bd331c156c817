import type { Platform } from '../../../platform/platform.ts'
import type { LiveTurn } from './live-turn.ts'

const running = new WeakMap<Platform, Map<string, { turn: LiveTurn; ended: Promise<void> }>>()

function turnsOf(platform: Platform) {
  const turns = running.get(platform) ?? new Map<string, { turn: LiveTurn; ended: Promise<void> }>()
  running.set(platform, turns)
  return turns
}

/** Keeps a turn findable until `work` is done. `work` must not reject. */
export function trackLiveTurn(platform: Platform, turnId: string, turn: LiveTurn, work: Promise<void>): void {
  const turns = turnsOf(platform)
  turns.set(turnId, { turn, ended: work.finally(() => turns.delete(turnId)) })
}

export function findLiveTurn(platform: Platform, turnId: string): LiveTurn | null {
  return turnsOf(platform).get(turnId)?.turn ?? null
}

/** Resolves when every turn that runs now has ended: for a graceful stop. */
export async function drainLiveTurns(platform: Platform): Promise<void> {
  await Promise.all([...turnsOf(platform).values()].map(({ ended }) => ended))
}
