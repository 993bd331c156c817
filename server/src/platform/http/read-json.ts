import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../domain-error/index.ts'
import { refuseBrokenJson } from './refuse-broken-text.ts'
import { tooLarge } from './refuse-unfit-body.ts'

const firstBytes = 8192

/**
 * Accepts JSON bodies, each up to its route's limit, which is checked while reading. A client that always sends JSON as
 * its content type may omit the body where none is needed.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', async (request: FastifyRequest, body: Readable) => {
    const bytes = await readAtMost(body, request.routeOptions.bodyLimit ?? 0).catch(explainBreak)
    if (bytes.byteLength === 0) return undefined
    if (!isUtf8(bytes)) throw new DomainError('validation_failed', "The request body isn't valid UTF-8")
    const text = bytes.toString('utf8')
    const parsed = await new Promise((resolve, reject) => {
      parse(request, text, (error, value) => (error ? reject(error) : resolve(value)))
    })
    // In UTF-8, characters that aren't allowed in text can only be written as escapes.
    if (text.includes('\\u')) refuseBrokenJson(parsed)
    return parsed
  })
}

/**
 * Collects chunks in one doubling buffer: a body may arrive in chunks of one byte, and each kept chunk costs a hundred.
 */
async function readAtMost(body: Readable, bytesMax: number): Promise<Buffer> {
  let whole = Buffer.allocUnsafe(firstBytes)
  let length = 0
  // Destroying the stream would close the connection before the response.
  for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    const needed = length + piece.byteLength
    if (needed > bytesMax) throw tooLarge()
    if (needed > whole.byteLength) {
      const larger = Buffer.allocUnsafe(Math.max(needed, 2 * whole.byteLength))
      whole.copy(larger, 0, 0, length)
      whole = larger
    }
    length += piece.copy(whole, length)
  }
  return whole.subarray(0, length)
}

function explainBreak(error: unknown): never {
  if (error instanceof DomainError) throw error
  throw new DomainError('validation_failed', 'The request was interrupted')
}
