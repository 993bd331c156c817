import { isStorable } from '@parleykit/contract/base/values'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../domain-error/index.ts'

/** An escaped NUL, or a lone surrogate as UTF-8, either escaped or as the bytes that Node passes on as Latin-1. */
const brokenText = /%00|%ed%[ab][0-9a-f]%[89ab][0-9a-f]|\xed[\xa0-\xbf][\x80-\xbf]/i

/** Headers that other sites' pages make browsers send. This server isn't responsible for them and never stores them. */
const foreignHeaders = new Set(['cookie', 'referer'])

/** Refuses an address or headers with characters that aren't allowed in text. */
export async function refuseBrokenText(request: FastifyRequest): Promise<void> {
  if (brokenText.test(request.raw.url ?? '')) throw broken()
  for (const [name, value] of Object.entries(request.headers)) {
    if (foreignHeaders.has(name)) continue
    if (brokenText.test(Array.isArray(value) ? value.join() : (value ?? ''))) throw broken()
  }
}

/** Refuses parsed JSON with such characters in keys or values, at any depth. */
export function refuseBrokenJson(parsed: unknown): void {
  const waiting = [parsed]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string' && !isStorable(value)) throw broken()
    if (typeof value !== 'object' || value === null) continue
    for (const [key, held] of Object.entries(value)) {
      if (!isStorable(key)) throw broken()
      waiting.push(held)
    }
  }
}

function broken(): DomainError {
  return new DomainError('validation_failed', 'The request contains invalid characters')
}
