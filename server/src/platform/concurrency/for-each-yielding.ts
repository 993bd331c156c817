import { setImmediate } from 'node:timers/promises'

/**
 * Handles items one by one and yields to the event loop before each, so that one long request doesn't block others.
 * Stops early after `maxMilliseconds`. Returns the number of items handled.
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
