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
export function useDefaultConversation(
  search: string,
  conversations: readonly OwnConversation[] | undefined,
) {
  const [current, setCurrent] = useState<{ search: string; id: number | null } | null>(null)
  const first = conversations?.[0]?.id ?? null
  const isOld = current?.search !== search || (current.id === null && first !== null)
  if (conversations && isOld) setCurrent({ search, id: first })
  return {
    defaultId: current?.id,
    show: (id: number | null) => setCurrent({ search, id }),
  }
}
