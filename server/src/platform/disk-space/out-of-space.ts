import { DomainError } from '../domain-error/index.ts'

export const outOfSpaceMessage = 'The server is out of storage space. Please tell your server administrator.'

const retryAfterSeconds = 60

/**
 * The refusal if the disk has too little space, before writing or after the file system or database has reported it.
 * The sender isn't at fault, so it is `not_ready`, and works again once the operator has freed space.
 */
export function outOfSpace(): DomainError {
  return new DomainError('not_ready', outOfSpaceMessage, { retryAfterSeconds })
}

export function isOutOfSpace(error: unknown): boolean {
  return error instanceof DomainError && error.message === outOfSpaceMessage
}
