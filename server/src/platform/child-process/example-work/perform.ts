import { writeSync } from 'node:fs'

const held: unknown[] = []

/** Deeds for the tests, by the name of the first item. The others are what it is done to. */
const deeds: Record<string, (items: readonly unknown[]) => unknown[]> = {
  double: (numbers) => numbers.map((number) => 2 * Number(number)),
  /** In the middle of a regular expression. */
  neverEnd: () => [/^(a|a)*$/.test(`${'a'.repeat(200)}b`)],
  fillMemory: () => {
    for (;;) held.push('x'.repeat(1000) + String(held.length))
  },
  throwError: () => {
    throw new TypeError('a fault of its own')
  },
  /** Returns the process ID. The process retains as many bytes as each item says. */
  tellProcess: (bytes) => {
    for (const size of bytes) held.push(new Uint8Array(Number(size)).fill(1))
    return [process.pid]
  },
  /** As a process would that a file has taken over. */
  writeReply: ([bytes]) => [writeSync(3, bytes as Buffer)],
}

export function work(given: readonly unknown[]): unknown[] {
  const [deed, ...items] = given.flat()
  return deeds[String(deed)]?.(items) ?? []
}
