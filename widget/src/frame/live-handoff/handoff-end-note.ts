import type { Answerer } from '@parleykit/contract/chat/answerer'
import { liveHandoffTexts } from '@parleykit/contract/support/live-handoff/live-handoff-texts'

/**
 * The note after a person left or didn't come and the agent continues; empty if the visitor chose that, in any tab.
 * Returns `said` while nothing changes.
 */
export function handoffEndNote(before: Answerer, now: Answerer, said: string, agentName: string): string {
  if (now.state !== 'agent' || now.calledOff) return ''
  if (before.state === 'agent') return said
  return before.state === 'person'
    ? liveHandoffTexts.hasLeft(before.name ?? '', agentName)
    : liveHandoffTexts.nobodyCame(agentName)
}
