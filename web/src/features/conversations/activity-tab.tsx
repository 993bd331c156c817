import type { Agent } from '@parleykit/contract/agents/agents'
import { conversationPageSize } from '@parleykit/contract/conversations/limits'
import { Flex, Heading, Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Drafts, useDrafts } from '../../ui/drafts.ts'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { Pager } from '../../ui/pager.tsx'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { ConversationList } from './conversation-list.tsx'
import { conversationTexts } from './conversation-texts.ts'
import './conversations.css'
import { LeadsButton } from '../leads/leads-button.tsx'
import { Needs } from '../workspaces/needs.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FilterBar } from './filter-bar.tsx'
import { MessageViewer } from './message-viewer.tsx'
import { NoConversations } from './no-conversations.tsx'
import { conversationsQuery } from './queries.ts'
import { type ConversationSearchForm, everything, isNarrowed } from './search.ts'
import { usePaneHeight } from './use-pane-height.ts'
import { usePlace } from './use-place.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useSearch } from './use-search.ts'
import { useStandingConversation } from './use-standing-conversation.ts'

const correctionLost = "Your correction isn't saved. You'll lose it if you leave."

/**
 * An agent's conversations that match a search, one page at a time, next to the chosen one. Small screens show only one
 * of the two.
 */
export function ActivityTab({ agent }: { readonly agent: Agent }) {
  const agentId = agent.id
  const { chosenId, page, go } = usePlace()
  const { hasDraft, report } = useDrafts()
  const { search, typed, type } = useSearch(narrow)
  const found = useQuery(conversationsQuery(agentId, page, search))
  const conversations = found.data?.items
  const { standingId, show } = useStandingConversation(
    JSON.stringify([page, search]),
    found.isFetching || hasDraft ? undefined : conversations,
  )
  const shownId = chosenId ?? (standingId === undefined ? (conversations?.[0]?.id ?? null) : standingId)
  const narrowed = isNarrowed(search)
  const total = found.data?.total ?? agent.conversationCount
  const isEmpty = total === 0 && !narrowed && !search.tests && typed === ''
  const { place, focusRow } = useRowFocus(chosenId !== null)
  usePaneHeight(place)

  /** An open correction stays on screen, whatever the list shows. */
  function turnTo(next: number) {
    void go({ page: next, chosenId: hasDraft ? shownId : null }, { isSafe: hasDraft })
  }

  function narrow(next: ConversationSearchForm) {
    const chosen = hasDraft ? shownId : null
    void go({ found: next, page: 1, chosenId: chosen }, { isSafe: hasDraft })
  }

  function choose(id: number) {
    if (!hasDraft || id !== shownId) void go({ chosenId: id })
  }

  function showList() {
    void go({ chosenId: null })
    focusRow(shownId)
  }

  /** The next row replaces the deleted one; if there is none, the previous one. */
  async function leaveGone() {
    const at = conversations?.findIndex(({ id }) => id === shownId) ?? -1
    const neighbour = conversations?.[at + 1]?.id ?? conversations?.[at - 1]?.id ?? null
    const isPageEmpty = at === 0 && neighbour === null && page > 1
    void found.refetch()
    show(neighbour)
    await go({ chosenId: null, page: isPageEmpty ? page - 1 : page }, { isSafe: true })
    focusRow(neighbour)
  }

  return (
    <div ref={place} className="conversations" data-chosen={chosenId !== null}>
      <UnsavedGuard isUnsaved={hasDraft} text={correctionLost} />
      <header className="conversation-head">
        <div className="conversation-title">
          <Heading as="h2" size="4" tabIndex={-1} truncate className="conversations-heading">
            Conversations
          </Heading>
          <Flex gap="2">
            <LeadsButton agentId={agentId} onOpenConversation={choose} />
            {!isEmpty && (
              <Needs least="editor">
                <ExportMenu agentId={agentId} search={search} disabled={!found.data?.total} />
              </Needs>
            )}
          </Flex>
        </div>
        {!isEmpty && <FilterBar search={search} typed={typed} onType={type} onChange={narrow} />}
      </header>
      <section aria-label="Conversations" className="conversation-pane" aria-busy={found.isFetching}>
        {found.isError && (
          <FailedPlace text={conversationTexts.listFailed} onRetry={() => void found.refetch()} />
        )}
        {!conversations && !found.isError && <ListSkeleton />}
        {found.data?.total === 0 && !found.isError && (
          <NoConversations
            narrowed={narrowed}
            {...(!search.tests && { onShowTests: () => narrow({ ...search, tests: true }) })}
            onClear={() => narrow({ ...everything, tests: search.tests })}
          />
        )}
        {conversations && found.data && found.data.total > 0 && !found.isError && (
          <>
            <div className="conversation-rows">
              <ConversationList conversations={conversations} shownId={shownId} onChoose={choose} />
            </div>
            <Pager
              page={page}
              pageSize={conversationPageSize}
              shown={conversations.length}
              total={found.data.total}
              onTurn={turnTo}
            />
          </>
        )}
      </section>
      {/* Keep it open: the user may be writing a reply while the server is down. */}
      {shownId !== null && (!found.isError || found.data) && (
        <Drafts value={report}>
          <MessageViewer key={shownId} conversationId={shownId} onBack={showList} onGone={leaveGone} />
        </Drafts>
      )}
    </div>
  )
}

/** Placeholder rows with the height of conversations, and the lines between them. */
function ListSkeleton() {
  return (
    <Flex direction="column" gap="2">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height="38px" />
      ))}
    </Flex>
  )
}
