import { requestBytesMax } from '@parleykit/contract/base/limits'
import type { RouteDefinition } from '@parleykit/contract/base/route'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { DomainError } from '../domain-error/index.ts'

/** Refuses, by its headers alone, a body that a route doesn't accept: compressed, too long, or an unexpected form. */
export function refuseUnfitBody(
  route: Pick<RouteDefinition, 'file' | 'bodyBytesMax'>,
): onRequestAsyncHookHandler {
  const bytesMax = route.bodyBytesMax ?? requestBytesMax
  return async ({ headers }) => {
    if (Number(headers['content-length'] ?? 0) > bytesMax) throw tooLarge()
    if (route.file === undefined && headers['content-type']?.toLowerCase().startsWith('multipart/')) {
      throw new DomainError('unsupported_media_type', "This route doesn't accept this content type")
    }
  }
}

/** A few compressed bytes may unpack to any number, so requests are never unpacked. */
export async function refusePackedBody(request: FastifyRequest): Promise<void> {
  const coding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (coding === 'identity' || coding === '') return
  throw new DomainError(
    'unsupported_media_type',
    "Compressed requests aren't supported. Send the body without Content-Encoding",
  )
}

export function tooLarge(): DomainError {
  return new DomainError('too_large', 'The request is too large')
}
