import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import type { PublicReceipt } from '../../../../platform/fetch-public-url/index.ts'
import { SourceFault, toSourceFault } from '../base/source-fault.ts'
import type { SourceCall } from '../base/source-port.ts'

export interface JsonRequest<T> {
  /** The service's name, for messages. */
  readonly service: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Sent by POST; without it, the request is a GET. */
  readonly body?: unknown
  readonly schema: z.ZodType<T>
}

const responseBytesMax = 16 * 1024 * 1024
const triesMax = 4
/** A source that asks for a longer pause is read at the next sync. */
const longestPauseMs = 20_000

/** Asks an API for JSON of a documented form. Waits if the service asks for a pause. Rejects with a SourceFault. */
export async function callJson<T>(
  call: SourceCall,
  request: JsonRequest<T>,
): Promise<{ readonly data: T; readonly headers: Headers }> {
  const endsAt = performance.now() + call.requestMs
  for (let tried = 1; ; tried++) {
    const receipt = await send(call, request)
    const pauseMs = pauseOf(receipt, tried)
    if (pauseMs === null) return { data: read(request, receipt), headers: receipt.headers }
    const isOver = tried >= triesMax || performance.now() + pauseMs > endsAt
    if (isOver || pauseMs > longestPauseMs) throw faultOf(request.service, receipt)
    await sleep(pauseMs, undefined, { signal: call.signal })
  }
}

async function send(
  { platform, signal, requestMs }: SourceCall,
  { url, headers, body }: JsonRequest<unknown>,
): Promise<PublicReceipt> {
  const isPost = body !== undefined
  try {
    // A key isn't sent in the clear, except to hosts that the operator has opened.
    if (URL.parse(url)?.protocol === 'http:') await platform.checkPublicUrl(url, signal)
    return await platform.postToPublicUrl({
      ...{ url, signal, totalMs: requestMs, bytesMax: responseBytesMax },
      method: isPost ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(isPost && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isPost ? JSON.stringify(body) : null,
    })
  } catch (error) {
    throw toSourceFault(error, signal)
  }
}

/** How long to wait before asking again, in milliseconds; null if there is no reason to. */
function pauseOf({ status, headers }: PublicReceipt, tried: number): number | null {
  const isLimited = status === 429 || (status === 403 && headers.has('retry-after'))
  if (!isLimited && status < 500) return null
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 250 * 4 ** tried
}

function read<T>({ service, schema }: JsonRequest<T>, receipt: PublicReceipt): T {
  if (receipt.status < 200 || receipt.status >= 300) throw faultOf(service, receipt)
  let json: unknown
  try {
    json = JSON.parse(receipt.text)
  } catch (cause) {
    throw new SourceFault('invalid', `${service} sent an incomplete or invalid response.`, { cause })
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  const cause = parsed.error
  throw new SourceFault('invalid', `${service} sent something else than expected.`, { cause })
}

function faultOf(service: string, { status, headers }: PublicReceipt): SourceFault {
  if (status === 429 || (status === 403 && headers.get('x-ratelimit-remaining') === '0'))
    return new SourceFault('unreachable', `${service} allows no more requests right now.`)
  if (status === 401 || status === 403)
    return new SourceFault(
      'refused',
      `${service} refuses the key (status ${status}). Check that it is still valid and may read this.`,
    )
  if (status === 404 || status === 410)
    return new SourceFault('gone', `${service} doesn't have this (anymore).`)
  const target = status >= 300 && status < 400 && headers.get('location')
  if (target) return new SourceFault('invalid', `${service} has moved to ${target.slice(0, 200)}.`)
  return new SourceFault('unreachable', `${service} answers with an error (status ${status}).`)
}
