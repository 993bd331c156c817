import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Probe } from '../probe.ts'

const attempts = 200

/** Wrong passwords for many names at once: each costs 19 MiB and a thread for a moment, while visitors load pages. */
export const parallelLogins: Probe = {
  name: 'parallel logins',
  worstHealthMs: 300,
  async run(server) {
    const proportional = () =>
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${server.process.pid}/smaps_rollup`, 'utf8'))?.[1]) /
      1024
    const before = proportional()
    let [worstMb, worstPageMs, isOver] = [before, 0, false]
    const watchMemory = (async () => {
      for (; !isOver; await sleep(10)) worstMb = Math.max(worstMb, proportional())
    })()
    const loadPages = (async () => {
      while (!isOver) {
        const begun = performance.now()
        const answer = await fetch(`${server.origin}/auth`, { headers: { 'accept-encoding': 'br' } })
        await answer.arrayBuffer()
        worstPageMs = Math.max(worstPageMs, performance.now() - begun)
      }
    })()
    const headers = { 'content-type': 'application/json' }
    const signIn = async (_: unknown, index: number) => {
      const body = JSON.stringify({ username: `nobody ${index}`, password: 'a wrong guess' })
      return (await fetch(`${server.origin}/api/login`, { method: 'POST', headers, body })).status
    }
    const begun = performance.now()
    const statuses = await Promise.all(Array.from({ length: attempts }, signIn))
    const took = performance.now() - begun
    isOver = true
    await Promise.all([watchMemory, loadPages])
    const count = (status: number) => statuses.filter((each) => each === status).length
    return {
      rows: [
        ['attempts: refused / asked to come again', `${count(401)} / ${count(503)}`],
        ['all answered after, ms', took.toFixed(0)],
        ['slowest page meanwhile, ms', worstPageMs.toFixed(0)],
        ['memory of the server before / worst, MB (PSS)', `${before.toFixed(0)} / ${worstMb.toFixed(0)}`],
      ],
      held: count(401) + count(503) === attempts && count(401) > 0 && worstMb - before < 150,
    }
  },
}
