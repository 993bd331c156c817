import { getPriority } from 'node:os'

/** How gladly its process lets others go first, once an item; for the tests. */
export function work(items: readonly unknown[]): number[] {
  return items.map(() => getPriority())
}
