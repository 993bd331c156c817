import { createContext, runInContext } from 'node:vm'
import type { Pattern } from './pattern.ts'

const context = createContext({ pattern: /x/g, text: '' })
/** Milliseconds of the clock after which a search is broken off; longer the next time, where the machine gave it no turn. */
const patience = [0.1, 0.3, 0.6, 1.2, 2.5, 5, 10, 20, 40, 80].map((seconds) => seconds * 1000)

/** CPU milliseconds that it takes to look for a pattern everywhere in a text, or a time above `most` where it is more. */
export function timePattern({ source, flags }: Pattern, text: string, most: number): number {
  context.pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  context.text = text
  let spent = 0
  for (const timeout of patience) {
    const before = process.threadCpuUsage()
    const isDone = search(timeout)
    const { user, system } = process.threadCpuUsage(before)
    spent = (user + system) / 1000
    if (isDone || spent > most) return spent
  }
  return Math.max(spent, most + 1)
}

function search(timeout: number): boolean {
  try {
    runInContext('for (const found of text.matchAll(pattern)) void found', context, { timeout })
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    return false
  }
}
