import type { Platform } from '../../../platform/platform.ts'

interface SentCode {
  readonly conversationId: number
  readonly tokenId: string
  readonly code: string
}

/** The keyed hash that is stored of a code. It differs for another conversation and another visitor. */
export function hashCode(
  { signing }: Pick<Platform, 'signing'>,
  { conversationId, tokenId, code }: SentCode,
): string {
  return signing.name('action-code', `${conversationId}/${code}/${tokenId}`)
}
