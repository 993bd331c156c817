import type { Answerer } from '@parleykit/contract/chat/answerer'

/** The columns of a conversation that tell who answers in it. */
export interface HandoffColumns {
  readonly askedAt: Date | null
  readonly personId: number | null
  readonly personName: string | null
  readonly silentUntil: Date | null
}

/** Returns who answers at an instant. A person without a sign of presence for too long no longer counts. */
export function answererOf(
  { askedAt, personId, personName, silentUntil }: HandoffColumns,
  now: Date,
): Answerer {
  if (silentUntil === null || silentUntil <= now) {
    const isCalledOff = silentUntil !== null && askedAt === null && personId === null
    return { state: 'agent', name: null, ...(isCalledOff && { calledOff: true }) }
  }
  if (personId === null) return { state: 'asked', name: null }
  return { state: 'person', name: personName }
}

/** Column values of a conversation that its agent answers. */
export const agentAnswerColumns = {
  askedAt: null,
  personId: null,
  personName: null,
  silentUntil: null,
} as const

/**
 * The same after the visitor canceled the request for a person: `silentUntil` is set, without a request or a person.
 */
export const calledOff = { ...agentAnswerColumns, silentUntil: new Date(0) }
