import type { Thumb } from '@parleykit/contract/conversations'
import { publicApiPath } from '../public-api.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

/** Tells the server what the visitor thinks of an answer; false when that failed. */
export async function rateMessage(
  publicId: string,
  { visitorId, preview }: VisitorIdentity,
  messageId: number,
  thumb: Thumb | null,
): Promise<boolean> {
  try {
    const response = await fetch(`${publicApiPath('bots', publicId)}/messages/${messageId}/thumb`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ visitorId, thumb, preview }),
    })
    return response.ok
  } catch {
    return false
  }
}
