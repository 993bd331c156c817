import { gzipSync } from 'node:zlib'
import type { Probe } from '../probe.ts'

const bodies = 20
const unpackedBytes = 12 * 1024 * 1024

/** Small bodies that unpack to large ones, to a route that anybody may call. */
export const packedBodies: Probe = {
  name: 'packed bodies',
  worstHealthMs: 300,
  async run(server) {
    const body = gzipSync(`{"username":"${'a'.repeat(unpackedBytes - 100)}","password":"x"}`)
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const send = () => fetch(`${server.origin}/api/login`, { method: 'POST', headers, body })
    const answers = await Promise.all(Array.from({ length: bodies }, send))
    const statuses = [...new Set(answers.map(({ status }) => status))]
    return {
      rows: [
        ['bodies / bytes of each, packed', `${bodies} / ${body.byteLength}`],
        ['answered with', statuses.join(', ')],
      ],
      held: statuses.join() === '415',
    }
  },
}
