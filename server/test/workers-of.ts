import { readdirSync, readFileSync } from 'node:fs'
import type { ServerNode } from './run-node.ts'

/** Processes that answer requests, by what the system knows of a server's children. */
export function workersOf(server: ServerNode | undefined): number[] {
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8')
    } catch {
      return '' // it has ended meanwhile
    }
  }
  return readdirSync('/proc')
    .filter((pid) => Number.isInteger(Number(pid)) && /web-worker\.m?[jt]s/.test(read(pid, 'cmdline')))
    .filter((pid) => read(pid, 'stat').split(') ')[1]?.split(' ')[1] === String(server?.pid))
    .map(Number)
}
