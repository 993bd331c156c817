import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A shop's API: orders of customers, and appointments that are booked once for each Idempotency-Key. */
export async function openShop() {
  const asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []
  const booked = new Map<string, number>()
  let behave: ((request: IncomingMessage, response: ServerResponse) => boolean) | null = null
  const server = createServer(async (request, response) => {
    const body = await text(request)
    asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    if (behave?.(request, response)) return
    const json = (status: number, value: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    }
    const order = /^\/orders\/(\d+)$/.exec(request.url ?? '')?.[1]
    if (order === '4711') {
      const items = [
        { name: 'Lamp', count: 1 },
        { name: 'Desk', count: 2 },
      ]
      return json(200, { number: 4711, status: 'shipped', customer: { email: 'ada@shop.example' }, items })
    }
    if (order) return json(404, { error: 'no such order' })
    const key = String(request.headers['idempotency-key'])
    booked.set(key, (booked.get(key) ?? 0) + 1)
    json(201, { booking: `B-${booked.size}`, at: JSON.parse(body).day })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    ...{ asked, booked, origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}` },
    behave: (next: typeof behave) => {
      behave = next
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
