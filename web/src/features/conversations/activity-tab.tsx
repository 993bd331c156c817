import type { Agent } from '@parleykit/contract/agents/agents'
import type { OwnConversation } from '@parleykit/contract/conversations/conversations'
import { conversationPageSize } from '@parleykit/contract/conversations/limits'
import { Flex, Heading, Skeleton } from '@radix-ui/themes'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Pager } from '../../ui/layout/pager.tsx'
import { Drafts, useDrafts } from '../../ui/unsaved/drafts.ts'
import { UnsavedGuard } from '../../ui/unsaved/unsaved-guard.tsx'
import { ConversationList } from './conversation-list.tsx'
import { conversationTexts } from './conversation-texts.ts'
import './conversations.css'
import { LeadsButton } from '../support/leads/leads-button.tsx'
import { RequireRole } from '../workspaces/require-role.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FilterBar } from './filter-bar.tsx'
import { MessageViewer } from './message-viewer.tsx'
import { NoConversations } from './no-conversations.tsx'
import { conversationsQuery } from './queries.ts'
import { type ConversationSearchForm, emptySearch, hasFilters } from './search.ts'
import { useActivityLocation } from './use-activity-location.ts'
import { useConversationSearch } from './use-conversation-search.ts'
import { useDefaultConversation } from './use-default-conversation.ts'
import { usePaneHeight } from './use-pane-height.ts'
import { useRowFocus } from './use-row-focus.ts'

type FoundConversations = UseQueryResult<{
  readonly items: readonly OwnConversation[]
  readonly total: number
}>

const correctionLost = "Your correction isn't saved. You'll lose it if you leave."

/**
 * An agent's conversations that match a search, one page at a time, next to the chosen one. Small screens show only one
 * of the two.
 */
export function ActivityTab({ agent }: { readonly agent: Agent }) {
  const agentId = agent.id
  const { chosenId, page, go } = useActivityLocation()
  const { hasDraft, report } = useDrafts()
  const { search, typed, type } = useConversationSearch(narrow)
  const found = useQuery(conversationsQuery(agentId, page, search))
  const { shownId, show } = useShownConversation(found, JSON.stringify([page, search]), chosenId, hasDraft)
  const conversations = found.data?.items
  const total = found.data?.total ?? agent.conversationCount
  const isEmpty = total === 0 && !hasFilters(search) && !search.includesTests && typed === ''
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
        <ConversationsTitle agentId={agentId} onOpenConversation={choose}>
          {!isEmpty && <ExportMenu agentId={agentId} search={search} disabled={!found.data?.total} />}
        </ConversationsTitle>
        {!isEmpty && <FilterBar search={search} typed={typed} onType={type} onChange={narrow} />}
      </header>
      <ConversationPane
        found={found}
        page={page}
        search={search}
        shownId={shownId}
        onChoose={choose}
        onTurn={turnTo}
        onNarrow={narrow}
      />
      {/* Keep it open: the user may be writing a reply while the server is down. */}
      {shownId !== null && (!found.isError || found.data) && (
        <Drafts value={report}>
          <MessageViewer
            key={shownId}
            agentId={agentId}
            conversationId={shownId}
            onBack={showList}
            onGone={leaveGone}
          />
        </Drafts>
      )}
    </div>
  )
}

/** The conversation to show: the chosen one, else the first of the list, which stays while the list changes. */
function useShownConversation(
  found: FoundConversations,
  listKey: string,
  chosenId: number | null,
  hasDraft: boolean,
) {
  const conversations = found.data?.items
  const { defaultId, show } = useDefaultConversation(
    listKey,
    found.isFetching || hasDraft ? undefined : conversations,
  )
  const shownId = chosenId ?? (defaultId === undefined ? (conversations?.[0]?.id ?? null) : defaultId)
  return { shownId, show }
}

interface ConversationsTitleProps {
  readonly agentId: number
  readonly onOpenConversation: (id: number) => void
  /** What editors see next to the leads. */
  readonly children: ReactNode
}

function ConversationsTitle({ agentId, onOpenConversation, children }: ConversationsTitleProps) {
  return (
    <div className="conversation-title">
      <Heading as="h2" size="4" tabIndex={-1} truncate className="conversations-heading">
        Conversations
      </Heading>
      <Flex gap="2">
        <LeadsButton agentId={agentId} onOpenConversation={onOpenConversation} />
        <RequireRole least="editor">{children}</RequireRole>
      </Flex>
    </div>
  )
}

interface ConversationPaneProps {
  readonly found: FoundConversations
  readonly page: number
  readonly search: ConversationSearchForm
  readonly shownId: number | null
  readonly onChoose: (id: number) => void
  readonly onTurn: (page: number) => void
  readonly onNarrow: (search: ConversationSearchForm) => void
}

/** One page of the conversations that match the search. */
function ConversationPane({
  found,
  page,
  search,
  shownId,
  onChoose,
  onTurn,
  onNarrow,
}: ConversationPaneProps) {
  const conversations = found.data?.items
  return (
    <section aria-label="Conversations" className="conversation-pane" aria-busy={found.isFetching}>
      {found.isError && (
        <ErrorState text={conversationTexts.listFailed} onRetry={() => void found.refetch()} />
      )}
      {!conversations && !found.isError && <ListSkeleton />}
      {found.data?.total === 0 && !found.isError && (
        <NoConversations
          narrowed={hasFilters(search)}
          {...(!search.includesTests && { onShowTests: () => onNarrow({ ...search, includesTests: true }) })}
          onClear={() => onNarrow({ ...emptySearch, includesTests: search.includesTests })}
        />
      )}
      {conversations && found.data && found.data.total > 0 && !found.isError && (
        <>
          <div className="conversation-rows">
            <ConversationList conversations={conversations} shownId={shownId} onChoose={onChoose} />
          </div>
          <Pager
            page={page}
            pageSize={conversationPageSize}
            shown={conversations.length}
            total={found.data.total}
            onTurn={onTurn}
          />
        </>
      )}
    </section>
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
