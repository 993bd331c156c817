import { curatedAnswerPageSize } from '@parleykit/contract/answering/curated-answers/limits'
import { Button, Card, Flex, Heading, Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareQuote, Plus } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Pager } from '../../../ui/layout/pager.tsx'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { curatedAnswerTexts } from './curated-answer-texts.ts'
import './curated-answers.css'
import { CuratedAnswerDialog } from './curated-answer-dialog.tsx'
import { CuratedAnswerRow } from './curated-answer-row.tsx'
import { curatedAnswersQuery } from './queries.ts'

/** The owner's curated answers, each with the last training's findings. */
export function CuratedAnswersSection({ agentId }: { readonly agentId: number }) {
  const [asked, setPage] = useState(1)
  const { data, isError, refetch } = useQuery(curatedAnswersQuery(agentId, asked))
  // The last answer on the last page may be gone.
  const page = Math.min(asked, Math.max(1, Math.ceil((data?.total ?? Infinity) / curatedAnswerPageSize)))
  if (page !== asked) setPage(page)
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-labelledby="curated-answers">
      <Flex align="center" justify="between" gap="3" mb="3">
        <Heading as="h2" size="4" id="curated-answers">
          Curated answers{data && data.total > 0 ? ` (${data.total})` : ''}
        </Heading>
        <RequireRole least="editor">
          <Button variant="soft" onClick={() => setAdding(true)}>
            <Plus size={16} /> Add answer
          </Button>
        </RequireRole>
      </Flex>
      {isError && <ErrorState text={curatedAnswerTexts.listFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="64px" />}
      {data?.total === 0 && (
        <Card>
          <EmptyState icon={<MessageSquareQuote size={18} />} text={curatedAnswerTexts.empty} />
        </Card>
      )}
      {data && data.items.length > 0 && (
        <ul className="plain-list curated-answers">
          {data.items.map((answer) => (
            <CuratedAnswerRow key={answer.id} agentId={agentId} answer={answer} />
          ))}
        </ul>
      )}
      {data && data.total > curatedAnswerPageSize && (
        <Pager
          page={page}
          pageSize={curatedAnswerPageSize}
          shown={data.items.length}
          total={data.total}
          onTurn={setPage}
        />
      )}
      <CuratedAnswerDialog
        agentId={agentId}
        answer={null}
        open={isAdding}
        onOpenChange={setAdding}
        onSaved={() => setPage(1)}
      />
    </section>
  )
}
