import type { OwnConversation } from '@parleykit/contract/conversations/conversations'
import { useState } from 'react'

/**
 * The conversation shown while none is chosen: the first in the search's first list. It stays when newer ones arrive,
 * since the user may be reading or correcting it.
 *
 * @param search Identifies the search and the page.
 * @param conversations The results; undefined while loading.
 * @returns The id, null for none, undefined before the first list; `show` replaces it with another.
 */
export function useStandingConversation(
  search: string,
  conversations: readonly OwnConversation[] | undefined,
) {
  const [standing, setStanding] = useState<{ search: string; id: number | null } | null>(null)
  const first = conversations?.[0]?.id ?? null
  const isOld = standing?.search !== search || (standing.id === null && first !== null)
  if (conversations && isOld) setStanding({ search, id: first })
  return {
    standingId: standing?.id,
    show: (id: number | null) => setStanding({ search, id }),
  }
}
