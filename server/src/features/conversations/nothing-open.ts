import type { DomainError } from '../../platform/domain-error/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { type AdmittedVisitor, tokenRequired } from '../visitors/index.ts'

/** The refusal for what isn't a visitor's: who only names a visitorId hears what is missing. */
export function nothingOpen({ visitor }: AdmittedVisitor, what: string): DomainError {
  return visitor.by === 'earlier-id' ? tokenRequired() : notFound(what)
}
