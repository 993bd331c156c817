import type { ApiError } from '../../platform/http/index.ts'
import { notFound } from '../../platform/http/index.ts'
import { type AdmittedVisitor, tokenRequired } from '../visitors/index.ts'

/** The refusal for what isn't a visitor's: who only names a visitorId hears what is missing. */
export function nothingOpen({ visitor }: AdmittedVisitor, what: string): ApiError {
  return visitor.by === 'earlier-id' ? tokenRequired() : notFound(what)
}
