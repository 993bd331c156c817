import type { OwnConversation } from '@parleykit/contract/conversations'
import { useState } from 'react'

/**
 * The conversation that is shown while none is chosen: the first that the list of this search had. It stays when newer
 * ones come in, since somebody may be reading it or writing a correction in it.
 *
 * @param search Names the search and the page.
 * @param conversations What it finds; undefined while that isn't known yet.
 * @returns The id, null for none, undefined before the first list; `show` puts another one in its place.
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
