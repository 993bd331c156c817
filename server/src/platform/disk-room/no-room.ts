import { DomainError } from '../domain-error/index.ts'

export const noRoomMessage = 'The server is out of storage space. Please tell your server administrator.'

const retryAfterSeconds = 60

/**
 * The refusal of what the disk has no room for, before it is written or after the file system or the database said so.
 * The sender can't help it, so it is `not_ready`, and works again once the operator has made room.
 */
export function noRoom(): DomainError {
  return new DomainError('not_ready', noRoomMessage, { retryAfterSeconds })
}

export function isNoRoom(error: unknown): boolean {
  return error instanceof DomainError && error.message === noRoomMessage
}
