import { type Agent, type Dispatcher, request } from 'undici'
import type { Guard } from './create-guard.ts'
import { FetchFault } from './fetch-fault.ts'
import { readContentType } from './media-type.ts'
import type { CheckPublicUrl, PublicMessage, PublicPost, PublicReceipt } from './public-post.ts'
import { portOf, readAddress } from './read-address.ts'
import { toFault } from './to-fault.ts'
import { toHeaders } from './to-headers.ts'

interface PostOptions {
  readonly guard: Guard
  readonly userAgent: string
  readonly dispatcherFor: (url: URL) => Agent
  /** Aborts messages in progress. */
  readonly closing: AbortSignal
}

/** Posts messages to addresses entered by users, over connections checked by the guard. */
export function createPublicPost({ guard, userAgent, dispatcherFor, closing }: PostOptions): {
  postToPublicUrl: PublicPost
  checkPublicUrl: CheckPublicUrl
} {
  async function postToPublicUrl(message: PublicMessage): Promise<PublicReceipt> {
    const total = AbortSignal.timeout(message.totalMs)
    const ends = { caller: message.signal, clocks: [total] }
    const signal = AbortSignal.any([closing, total, ...(message.signal ? [message.signal] : [])])
    try {
      const url = readAddress(message.url)
      const answer = await request(url, {
        dispatcher: dispatcherFor(url),
        method: message.method ?? 'POST',
        headers: { 'user-agent': userAgent, ...message.headers },
        body: message.body,
        // The host may close a reused connection at that moment.
        reset: true,
        signal,
        headersTimeout: 0, // the request has its own overall timeout
        bodyTimeout: 0,
      })
      const headers = toHeaders(answer)
      const { charset } = readContentType(headers.get('content-type'))
      const text = decode(await readBeginning(answer.body, message.bytesMax), charset)
      return { status: answer.statusCode, headers, text }
    } catch (error) {
      throw toFault(error, ends)
    }
  }

  async function checkPublicUrl(address: string, signal: AbortSignal): Promise<URL> {
    try {
      const url = readAddress(address)
      if (url.protocol === 'http:' && !guard.isOpened(url.hostname, portOf(url))) {
        throw new FetchFault('invalid_url', 'Only https URLs are allowed.')
      }
      await guard.check(url.hostname, portOf(url), signal)
      return url
    } catch (error) {
      throw toFault(error, { caller: undefined, clocks: [signal] })
    }
  }

  return { postToPublicUrl, checkPublicUrl }
}

/** In its own charset if there is one of that name, else in UTF-8, else in the old code page that most servers use. */
function decode(bytes: Buffer, charset: string | null): string {
  for (const name of [charset ?? 'utf-8', 'utf-8']) {
    try {
      // As a stream, since the last letter may be cut.
      return new TextDecoder(name, { fatal: true }).decode(bytes, { stream: true })
    } catch {}
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

/** Up to this many bytes. The connection is dropped if there are more. */
async function readBeginning(body: Dispatcher.ResponseData['body'], bytesMax: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= bytesMax) break
  }
  return Buffer.concat(chunks).subarray(0, bytesMax)
}
