import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { liveHandoffTexts } from '@parleykit/contract/support/live-handoff/live-handoff-texts'

/** The events sent instead of an answer if a person reads the message. Programs show them as an answer. */
export const eventsInSilence: readonly ChatEvent[] = [
  { function_call: { name: 'passedToPerson' }, message: liveHandoffTexts.passedOn },
  { done: true, sources: [] },
]
