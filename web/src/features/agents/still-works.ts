import type { RetiredKey } from '@parleykit/contract/agent-access'

/** Whether a rotated key is still answered. */
export function stillWorks({ worksUntil }: RetiredKey, now: Date): boolean {
  return Date.parse(worksUntil) > now.getTime()
}

/** Whether a website has sent a rotated key after its end, so that its owner has something to put right. */
export function isSentInVain(key: RetiredKey, now: Date): boolean {
  return !stillWorks(key, now) && key.seenAt !== null && Date.parse(key.seenAt) >= Date.parse(key.worksUntil)
}
