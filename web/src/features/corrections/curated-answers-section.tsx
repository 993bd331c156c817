import { correctionTexts } from '@parleykit/contract/owner-texts'
import { Button, Card, Flex, Heading, Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareQuote, Plus } from 'lucide-react'
import { useState } from 'react'
import { EmptyPlace } from '../../ui/empty-place.tsx'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { Needs } from '../workspaces/needs.tsx'
import './corrections.css'
import { CuratedAnswerDialog } from './curated-answer-dialog.tsx'
import { CuratedAnswerRow } from './curated-answer-row.tsx'
import { curatedAnswersQuery } from './queries.ts'

/** The answers that the owner has written, each with what the last training found of it. */
export function CuratedAnswersSection({ agentId }: { readonly agentId: number }) {
  const { data: answers, isError, refetch } = useQuery(curatedAnswersQuery(agentId))
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-labelledby="curated-answers">
      <Flex align="center" justify="between" gap="3" mb="3">
        <Heading as="h2" size="4" id="curated-answers">
          Curated answers{answers && answers.length > 0 ? ` (${answers.length})` : ''}
        </Heading>
        <Needs least="editor">
          <Button variant="soft" onClick={() => setAdding(true)}>
            <Plus size={16} /> Add answer
          </Button>
        </Needs>
      </Flex>
      {isError && <FailedPlace text={correctionTexts.listFailed} onRetry={() => void refetch()} />}
      {!answers && !isError && <Skeleton height="64px" />}
      {answers?.length === 0 && (
        <Card>
          <EmptyPlace icon={<MessageSquareQuote size={18} />} text={correctionTexts.empty} />
        </Card>
      )}
      {answers && answers.length > 0 && (
        <ul className="plain-list curated-answers">
          {answers.map((answer) => (
            <CuratedAnswerRow key={answer.id} agentId={agentId} answer={answer} />
          ))}
        </ul>
      )}
      <CuratedAnswerDialog agentId={agentId} answer={null} open={isAdding} onOpenChange={setAdding} />
    </section>
  )
}
