import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { takeoverTexts } from '@parleykit/contract/support/live-handoff/takeover-texts'

/** The events sent instead of an answer if a person reads the message. Programs show them as an answer. */
export const eventsInSilence: readonly ChatEvent[] = [
  { function_call: { name: 'passedToPerson' }, message: takeoverTexts.passedOn },
  { done: true, sources: [] },
]
