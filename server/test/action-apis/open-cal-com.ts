import { type JsonRequest, serveJson } from './serve-json.ts'

export const calComKey = 'cal_live_4242'
const eventTypeId = 5077497

/**
 * Cal.com's API v2 as it documents it: GET /v2/slots (version 2024-09-04) and POST /v2/bookings (2026-02-25). A path
 * needs the version in its header, or else it isn't found.
 */
export async function openCalCom() {
  /** Free times by UTC instant. Another visitor may take one at any moment. */
  const free = new Set(['2027-01-11T08:00:00.000Z', '2027-01-11T08:30:00.000Z', '2027-01-11T13:00:00.000Z'])
  const booked: { start: string; attendee: { email: string } }[] = []
  const api = await serveJson((request) => {
    const { method, url, headers } = request
    const version = headers['cal-api-version']
    if (method === 'GET' && url.pathname === '/v2/slots' && version === '2024-09-04') return slots(url)
    if (method === 'POST' && url.pathname === '/v2/bookings' && version === '2026-02-25') return book(request)
    return failed(404, 'NotFoundException', `Cannot ${method} ${url.pathname}`)
  })

  function slots(url: URL): readonly [number, unknown] {
    const ask = (name: string) => url.searchParams.get(name) ?? ''
    if (Number(ask('eventTypeId')) !== eventTypeId)
      return failed(404, 'NotFoundException', 'Event Type not found')
    if (ask('timeZone') !== 'Europe/Berlin') return failed(400, 'BadRequestException', 'timeZone is wrong')
    const days = [...free]
      .map((start) => ({
        start: start.replace(/T(\d\d)(.*)Z/, (_, hour, rest) => `T${pad(+hour + 1)}${rest}+01:00`),
      }))
      .filter(({ start }) => start.slice(0, 10) >= ask('start') && start.slice(0, 10) <= ask('end'))
    return [200, { status: 'success', data: Object.groupBy(days, ({ start }) => start.slice(0, 10)) }]
  }

  function book({ headers, body }: JsonRequest): readonly [number, unknown] {
    if (headers.authorization !== `Bearer ${calComKey}`)
      return failed(401, 'UnauthorizedException', 'Invalid API Key')
    const { start, attendee, eventTypeId: event } = JSON.parse(body)
    if (event !== eventTypeId) return failed(404, 'NotFoundException', 'Event type not found')
    if (!/Z$/.test(start) || !attendee?.name || !/@/.test(attendee.email ?? '') || !attendee.timeZone)
      return failed(400, 'BadRequestException', 'attendee.email is not valid')
    if (!free.delete(start))
      return failed(
        400,
        'BadRequestException',
        'User either already has booking at this time or is not available',
      )
    booked.push({ start, attendee })
    const uid = `uid-${booked.length}`
    const meetingUrl = `https://meet.example/${uid}`
    return [201, { status: 'success', data: { id: 1, uid, status: 'accepted', start, meetingUrl } }]
  }

  return { ...api, free, booked, eventTypeId }
}

const pad = (hour: number) => String(hour).padStart(2, '0')

function failed(status: number, code: string, message: string): readonly [number, unknown] {
  const details = { message, error: code, statusCode: status }
  return [
    status,
    { status: 'error', timestamp: '2027-01-01T00:00:00.000Z', error: { code, message, details } },
  ]
}
