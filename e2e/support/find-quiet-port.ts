import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what systems give to those that ask for any port: nobody else's test gets it in between. */
const FIRST = 20_000
const COUNT = 10_000

/** A port of this machine that nobody listens on, and nobody is given by chance. */
export async function findQuietPort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    const server = createServer()
    const opened = Promise.withResolvers<boolean>()
    server.once('error', () => opened.resolve(false))
    server.listen(port, '127.0.0.1', () => opened.resolve(true))
    if (!(await opened.promise)) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
