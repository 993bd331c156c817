import type { Answerer } from '@parleykit/contract/answerer'

/** What a conversation's row tells of who answers in it. */
export interface Silence {
  readonly askedAt: Date | null
  readonly personId: number | null
  readonly personName: string | null
  readonly silentUntil: Date | null
}

/** Who answers at an instant: a person who hasn't been heard of for too long is there no more. */
export function answererOf({ askedAt, personId, personName, silentUntil }: Silence, now: Date): Answerer {
  if (silentUntil === null || silentUntil <= now) {
    const isCalledOff = silentUntil !== null && askedAt === null && personId === null
    return { state: 'agent', name: null, ...(isCalledOff && { calledOff: true }) }
  }
  if (personId === null) return { state: 'asked', name: null }
  return { state: 'person', name: personName }
}
