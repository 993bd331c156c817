import type { ChatEvent } from '@parleykit/contract/chat'
import { takeoverTexts } from '@parleykit/contract/takeover-texts'

/** What a visitor gets in the place of an answer where a person reads the message; programs show it as one. */
export const eventsInSilence: readonly ChatEvent[] = [
  { function_call: { name: 'passedToPerson' }, message: takeoverTexts.passedOn },
  { done: true, sources: [] },
]
