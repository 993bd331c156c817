import type { Answerer } from '@parleykit/contract/answerer'

/** What a conversation's row tells of who answers in it. */
export interface Silence {
  readonly personId: number | null
  readonly personName: string | null
  readonly silentUntil: Date | null
}

/** Who answers at an instant: a person who hasn't been heard of for too long is there no more. */
export function answererOf({ personId, personName, silentUntil }: Silence, now: Date): Answerer {
  if (silentUntil === null || silentUntil <= now) return { state: 'agent', name: null }
  if (personId === null) return { state: 'asked', name: null }
  return { state: 'person', name: personName }
}
