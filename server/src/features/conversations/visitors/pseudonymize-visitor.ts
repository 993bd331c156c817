import type { Platform } from '../../../platform/platform.ts'

/**
 * Names an agent's visitor outside the server: an HMAC of the visitorId, always the same. The visitorId itself is kept
 * secret, since a random one is enough to write in the visitor's conversations.
 */
export function pseudonymizeVisitor(
  { signing }: Pick<Platform, 'signing'>,
  { publicId, visitorId }: { readonly publicId: string; readonly visitorId: string },
): string {
  return signing.name('visitor', `${publicId}/${visitorId}`)
}
