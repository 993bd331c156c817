import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Probe } from '../probe.ts'

const sockets = 200
const everyMs = 500
/** A server that bears a request for longer bears it for ever. */
const longestMs = 90_000

/** Half of the sockets never end their headers, the others never end a body; each sends a byte twice a second. */
export const dribblingSockets: Probe = {
  name: 'dribbling sockets',
  worstHealthMs: 300,
  async run(server) {
    const { hostname, port } = new URL(server.origin)
    const begun = performance.now()
    const lastedMs = await Promise.all(
      Array.from({ length: sockets }, (_, index) =>
        dribble(connect(Number(port), hostname), index % 2 === 0 ? inHeaders : inBody),
      ),
    )
    const cut = lastedMs.filter((milliseconds) => milliseconds < longestMs)
    return {
      rows: [
        ['sockets / ended by the server', `${sockets} / ${cut.length}`],
        ['the last of them after, ms', (performance.now() - begun).toFixed(0)],
      ],
      held: cut.length === sockets,
    }
  },
}

const inHeaders = 'POST /api/login HTTP/1.1\r\nhost: localhost\r\nx-a: '
const inBody =
  'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{'

/** Sends `start` and then a byte at a time. Returns how long the server bore it, in milliseconds. */
async function dribble(socket: Socket, start: string): Promise<number> {
  const begun = performance.now()
  let isOver = false
  socket.on('error', () => {}) // cut off, as it should be
  socket.on('close', () => {
    isOver = true
  })
  socket.resume()
  socket.write(start)
  while (!isOver && performance.now() - begun < longestMs) {
    await sleep(everyMs)
    if (!isOver) socket.write('a')
  }
  socket.destroy()
  return performance.now() - begun
}
