import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * While the server closes, a connection ends with the answer that was under way instead of being kept alive, and one
 * that was opened in advance ends at once: Node waits a minute for its first request.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  let isClosing = false
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of unused) socket.destroy()
  })
  app.addHook('onResponse', async (request) => {
    if (isClosing) request.raw.socket.destroySoon()
  })
}
