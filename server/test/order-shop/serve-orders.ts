import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { injection, otherOrders, ownOrder } from './orders.ts'

// A shop's API as a process of its own. It shows an order to those who know its number and its customer's address, and
// trusts the one who asks that the address was proved. GET /asked tells what was asked, POST /bookings books.

const orders = [ownOrder, ...otherOrders]
const asked: { number: string; email: string }[] = []
const bookings: string[] = []

/** Number and address, wherever the request has them. */
async function readAsked(request: IncomingMessage): Promise<{ number: string; email: string }> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop.example')
  if (pathname === '/search') {
    const { order, email } = JSON.parse((await text(request)) || '{}')
    return { number: String(order), email: String(email) }
  }
  if (pathname === '/by-header')
    return { number: String(request.headers['x-order']), email: String(request.headers['x-email']) }
  const number = decodeURIComponent(pathname.replace('/orders/', ''))
  return { number, email: searchParams.getAll('email').join(',') }
}

const server = createServer(async (request, response) => {
  const json = (status: number, value: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  if (request.url === '/asked') {
    json(200, { asked, bookings })
    return
  }
  if (request.url === '/bookings') {
    bookings.push(String(request.headers['idempotency-key']))
    json(201, { booking: `B-${bookings.length}` })
    return
  }
  const wanted = await readAsked(request)
  asked.push(wanted)
  const found = orders.find(
    ({ number, email }) => String(number) === wanted.number && email === wanted.email.toLowerCase(),
  )
  if (!found) json(404, { error: 'no such order' })
  else
    json(200, { number: found.number, parcel: found.mark, note: injection, customer: { email: found.email } })
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready at ${(server.address() as AddressInfo).port}\n`)
})
