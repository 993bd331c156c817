import { createKeyedPlaces, type KeyedPlaces } from '../../../platform/concurrency/keyed-places.ts'
import type { Database } from '../../../platform/database/index.ts'

/** Fewer than a process has connections: where an agent's row is locked, the others are left to all that isn't of this agent. */
const mostOfAgent = 6

const places = new WeakMap<Database, KeyedPlaces>()

/** Runs a statement that waits for the row of an agent, a few of each agent at a time. */
export function atPlaceOfAgent<Result>(
  database: Database,
  agentId: number,
  statement: () => Promise<Result>,
): Promise<Result> {
  const known = places.get(database) ?? createKeyedPlaces(mostOfAgent)
  places.set(database, known)
  return known.run(agentId, statement)
}
