import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface JsonRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A JSON API on a port of its own. */
export async function serveJson(answer: (request: JsonRequest) => readonly [status: number, body: unknown]) {
  const asked: JsonRequest[] = []
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming
    const request = { method, url: new URL(url, origin), headers, body: await text(incoming) }
    asked.push(request)
    const [status, body] = answer(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const origin = `http://${host}`
  return { asked, host, origin, close: () => new Promise((resolve) => server.close(resolve)) }
}
