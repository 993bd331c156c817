import { setImmediate } from 'node:timers/promises'

/**
 * Handles one item after another, and lets whatever else waits have its turn before each: long work of one request
 * holds up no other. Ends early once `maxMilliseconds` are over. How many were handled.
 */
export async function forEachYielding<Item>(
  items: Iterable<Item>,
  handle: (item: Item) => void | Promise<void>,
  { maxMilliseconds = Number.POSITIVE_INFINITY }: { maxMilliseconds?: number } = {},
): Promise<number> {
  const deadline = performance.now() + maxMilliseconds
  let handled = 0
  for (const item of items) {
    await setImmediate()
    if (performance.now() >= deadline) break
    await handle(item)
    handled++
  }
  return handled
}
