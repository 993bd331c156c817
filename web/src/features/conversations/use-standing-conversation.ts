import type { OwnConversation } from '@parleykit/contract/conversations'
import { useState } from 'react'

/**
 * The conversation that is shown while none is chosen: the first that the list of this search had. It stays when newer
 * ones come in, since somebody may be reading it or writing a correction in it.
 *
 * @param search Names the search and the page.
 * @param conversations What it finds; undefined while that isn't known yet.
 */
export function useStandingConversation(
  search: string,
  conversations: readonly OwnConversation[] | undefined,
): number | null {
  const [standing, setStanding] = useState<{ search: string; id: number } | null>(null)
  const first = conversations?.[0]
  if (conversations && standing?.search !== search && (first || standing)) {
    setStanding(first ? { search, id: first.id } : null)
  }
  return standing?.id ?? null
}
