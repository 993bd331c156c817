import type { Platform } from '../../platform/platform.ts'

/**
 * What an agent's visitor is called outside the server: an HMAC of the visitorId, the same one each time. The visitorId itself stays
 * here, since a random one is enough to write in the visitor's conversations.
 */
export function nameVisitor(
  { signing }: Pick<Platform, 'signing'>,
  publicId: string,
  visitorId: string,
): string {
  return signing.name('visitor', `${publicId}/${visitorId}`)
}
