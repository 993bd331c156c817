/**
 * Up to `count` different items in random order.
 *
 * @param random Returns numbers from 0 up to but not including 1.
 */
export function pickRandom<T>(items: readonly T[], count: number, random: () => number): T[] {
  const rest = [...items]
  const picked: T[] = []
  while (picked.length < count && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1))
  }
  return picked
}
