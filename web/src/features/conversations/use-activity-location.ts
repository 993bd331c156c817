import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type ConversationSearchForm, toUrlSearch } from './search.ts'

interface Place {
  /** Null if the owner has chosen none. */
  readonly chosenId: number | null
  /** From 1. */
  readonly page: number
}

const route = getRouteApi('/dashboard/agents/$id')

/**
 * The owner's position in the Activity tab, stored in the URL for reloads and links. Opening a conversation from the
 * list adds a history entry; switching between conversations doesn't.
 */
export function useActivityLocation() {
  const { conversation: chosenId = null, page = 1 } = route.useSearch()
  const navigate = useNavigate()

  /** `found`: the new search. `isSafe`: the step loses no input, so the user needn't be asked. */
  function go(
    { found, ...next }: Partial<Place> & { readonly found?: ConversationSearchForm },
    { isSafe = false } = {},
  ): Promise<void> {
    const place = { chosenId, page, ...next }
    return navigate({
      to: '.',
      search: (search) => ({
        ...search,
        ...(found && toUrlSearch(found)),
        conversation: place.chosenId ?? undefined,
        page: place.page > 1 ? place.page : undefined,
      }),
      hash: true,
      replace: chosenId !== null || place.chosenId === null,
      ignoreBlocker: isSafe,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }

  return { chosenId, page, go }
}
