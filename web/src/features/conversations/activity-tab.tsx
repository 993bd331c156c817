import { conversationPageSize } from '@parleykit/contract/limits'
import { conversationTexts } from '@parleykit/contract/owner-texts'
import { Button, Card, Flex, Heading, Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { EmptyPlace } from '../../ui/empty-place.tsx'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { ConversationList } from './conversation-list.tsx'
import './conversations.css'
import { MessageViewer } from './message-viewer.tsx'
import { conversationsQuery } from './queries.ts'

/** The conversations of an agent, a page at a time, with the chosen one beside them. */
export function ActivityTab({ agentId }: { readonly agentId: number }) {
  const [page, setPage] = useState(1)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const {
    data: conversations,
    isError,
    refetch,
    isPlaceholderData,
  } = useQuery(conversationsQuery(agentId, page))
  const shownId = chosenId ?? conversations?.[0]?.id ?? null

  function turnTo(next: number) {
    setPage(next)
    setChosenId(null)
  }

  if (isError) return <FailedPlace text={conversationTexts.listFailed} onRetry={() => void refetch()} />
  if (!conversations) return <Skeleton height="320px" />
  if (conversations.length === 0 && page === 1) {
    return (
      <Card>
        <EmptyPlace icon={<MessagesSquare size={18} />} text={conversationTexts.empty}>
          <Button variant="soft" asChild>
            <a href="#connect">Share your agent</a>
          </Button>
        </EmptyPlace>
      </Card>
    )
  }
  return (
    <div className="conversations">
      <section aria-labelledby="conversations">
        <Flex align="center" justify="between" mb="3" minHeight="32px">
          <Heading as="h2" size="4" id="conversations">
            Conversations
          </Heading>
          <Flex gap="2">
            <Button variant="soft" color="gray" disabled={page === 1} onClick={() => turnTo(page - 1)}>
              <ChevronLeft size={16} /> Prev
            </Button>
            <Button
              variant="soft"
              color="gray"
              disabled={isPlaceholderData || conversations.length < conversationPageSize}
              onClick={() => turnTo(page + 1)}
            >
              Next <ChevronRight size={16} />
            </Button>
          </Flex>
        </Flex>
        <ConversationList conversations={conversations} shownId={shownId} onChoose={setChosenId} />
      </section>
      {shownId !== null && <MessageViewer key={shownId} conversationId={shownId} />}
    </div>
  )
}
