import type { Answerer } from '@parleykit/contract/answerer'
import { takeoverTexts } from '@parleykit/contract/takeover-texts'

/**
 * What is said of somebody who answers no more, or didn't come, once the agent goes on; empty where the visitor has wanted it
 * so, in whichever tab. `said` stays while nothing changes.
 */
export function noteOfLeaving(before: Answerer, now: Answerer, said: string, agentName: string): string {
  if (now.state !== 'agent' || now.calledOff) return ''
  if (before.state === 'agent') return said
  return before.state === 'person'
    ? takeoverTexts.hasLeft(before.name ?? '', agentName)
    : takeoverTexts.nobodyCame(agentName)
}
