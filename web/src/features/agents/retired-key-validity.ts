import type { RetiredKey } from '@parleykit/contract/agents/agent-access'

/** Whether a rotated key is still accepted. */
export function isKeyValid({ worksUntil }: RetiredKey, now: Date): boolean {
  return Date.parse(worksUntil) > now.getTime()
}

/** Whether a website sent a rotated key after its expiry, so that its owner must update it. */
export function isSentAfterExpiry(key: RetiredKey, now: Date): boolean {
  return !isKeyValid(key, now) && key.seenAt !== null && Date.parse(key.seenAt) >= Date.parse(key.worksUntil)
}
