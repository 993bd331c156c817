import { FetchFault } from '../../../../platform/fetch-public-url/index.ts'

/**
 * `refused`: the source doesn't accept the key. `gone`: it doesn't have what was asked for. `unreachable`: it doesn't
 * answer, or asks to come back later. `invalid`: it answers something else than it documents.
 */
export type SourceFaultKind = 'refused' | 'gone' | 'unreachable' | 'invalid'

/** Why a source, or an item of it, can't be read. `message` is a sentence for the owner, without keys. */
export class SourceFault extends Error {
  readonly kind: SourceFaultKind

  constructor(kind: SourceFaultKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SourceFault'
    this.kind = kind
  }
}

/** Turns a fault of the network into one of the source. Throws any other error. */
export function toSourceFault(error: unknown, signal: AbortSignal): SourceFault {
  if (error instanceof SourceFault) return error
  if (signal.aborted || !(error instanceof FetchFault)) throw error
  const isInvalid = error.kind === 'too_large' || error.kind === 'wrong_type' || error.kind === 'invalid_url'
  return new SourceFault(isInvalid ? 'invalid' : 'unreachable', error.message, { cause: error })
}
