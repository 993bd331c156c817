import type { LiveHandoff } from '@parleykit/contract/support/live-handoff/live-handoff'
import type { ConversationRow } from '../../conversations/index.ts'
import { answererOf } from './core/current-answerer.ts'

/** The answerer of a conversation as the agent's workspace sees it. */
export function toLiveHandoff(
  row: ConversationRow,
  { allowsTakeover }: { readonly allowsTakeover: boolean },
  now: Date,
): LiveHandoff {
  const answerer = answererOf(row, now)
  return {
    ...answerer,
    personId: answerer.state === 'person' ? row.personId : null,
    until: answerer.state === 'agent' ? null : (row.silentUntil?.toISOString() ?? null),
    isAllowed: allowsTakeover,
  }
}
