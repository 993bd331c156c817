import type { Platform } from '../../../platform/platform.ts'
import { choicesMemory } from './base/choices-memory.ts'
import { type Modes, modesInForce } from './core/modes-in-force.ts'

const unknown = { audience: null, registration: null, hasStripe: false }

/** The modes in force as this process knows them: without a query, and up to a second after a change. */
export function getModes({ config, database }: Pick<Platform, 'config' | 'database'>): Modes {
  return modesInForce(config, choicesMemory.get(database) ?? unknown)
}
