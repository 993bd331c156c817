import type { Platform } from '../../../platform/platform.ts'
import { audienceMemory } from './base/audience-memory.ts'
import { type Modes, modesInForce } from './core/modes-in-force.ts'

/** The modes in force as this process knows them: without a query, and up to a second after a change. */
export function getModes({ config, database }: Pick<Platform, 'config' | 'database'>): Modes {
  return modesInForce(config, audienceMemory.get(database) ?? null)
}
