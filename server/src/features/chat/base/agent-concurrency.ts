import { createKeyedSemaphore, type KeyedSemaphore } from '../../../platform/concurrency/keyed-semaphore.ts'
import type { Database } from '../../../platform/database/index.ts'

/** Fewer than a process's connections: if an agent's row is locked, the others remain free for all other work. */
const mostOfAgent = 6

const places = new WeakMap<Database, KeyedSemaphore>()

/** Runs a statement that waits for an agent's row. Only a few run at a time for each agent. */
export function limitAgentConcurrency<Result>(
  database: Database,
  agentId: number,
  statement: () => Promise<Result>,
): Promise<Result> {
  const known = places.get(database) ?? createKeyedSemaphore(mostOfAgent)
  places.set(database, known)
  return known.run(agentId, statement)
}
