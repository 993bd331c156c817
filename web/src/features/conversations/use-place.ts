import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type ConversationSearchForm, toAddress } from './search.ts'

interface Place {
  /** Null while the owner has chosen none. */
  readonly chosenId: number | null
  /** From 1. */
  readonly page: number
}

const route = getRouteApi('/dashboard/agents/$id')

/**
 * Where the owner is in the Activity tab, kept in the URL so that reloads and links lead there. From the list to a
 * conversation is a step that the browser's Back undoes; from one conversation to another is none.
 */
export function usePlace() {
  const { conversation: chosenId = null, page = 1 } = route.useSearch()
  const navigate = useNavigate()

  /** `found`: what is looked for from now on. `isSafe` when nothing that was typed goes with the step, so that nobody needs to be asked. */
  function go(
    { found, ...next }: Partial<Place> & { readonly found?: ConversationSearchForm },
    { isSafe = false } = {},
  ): Promise<void> {
    const place = { chosenId, page, ...next }
    return navigate({
      to: '.',
      search: (search) => ({
        ...search,
        ...(found && toAddress(found)),
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
