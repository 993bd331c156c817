import type { Platform } from '../../../platform/platform.ts'
import type { LiveTurn } from './live-turn.ts'

interface KeptTurn {
  readonly turn: LiveTurn
  readonly ended: Promise<void>
}

interface KeptTurns {
  /** Turns that this process answers. */
  readonly own: Map<string, KeptTurn>
  /** Turns that another process answers and that are followed here. */
  readonly mirrored: Map<string, KeptTurn>
}

const kept = new WeakMap<Platform, KeptTurns>()

function turnsOf(platform: Platform): KeptTurns {
  const turns = kept.get(platform) ?? { own: new Map(), mirrored: new Map() }
  kept.set(platform, turns)
  return turns
}

/** Keeps a turn findable until `work` is done. `work` must not reject. */
export function trackLiveTurn(
  platform: Platform,
  turnId: string,
  turn: LiveTurn,
  work: Promise<void>,
  whose: keyof KeptTurns = 'own',
): void {
  const turns = turnsOf(platform)[whose]
  turns.set(turnId, { turn, ended: work.finally(() => turns.delete(turnId)) })
}

/** A turn that this process answers; null for any other. */
export function findLiveTurn(platform: Platform, turnId: string): LiveTurn | null {
  return turnsOf(platform).own.get(turnId)?.turn ?? null
}

/** A turn of another process that is followed here; null for any other. */
export function findMirroredTurn(platform: Platform, turnId: string): LiveTurn | null {
  return turnsOf(platform).mirrored.get(turnId)?.turn ?? null
}

/** Resolves when every running turn has ended. For a graceful stop. */
export async function drainLiveTurns(platform: Platform): Promise<void> {
  const { own, mirrored } = turnsOf(platform)
  await Promise.all([...own.values(), ...mirrored.values()].map(({ ended }) => ended))
}
