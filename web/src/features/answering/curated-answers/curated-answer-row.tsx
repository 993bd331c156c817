import type { CuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { Flex, IconButton, Table, Text } from '@radix-ui/themes'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { Time } from '../../../ui/format/time.tsx'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { AnswerText } from '../answer-text.tsx'
import { AnswerStatus } from './answer-status.tsx'
import { curatedAnswerTexts } from './curated-answer-texts.ts'
import { useDeleteCuratedAnswer } from './queries.ts'

interface CuratedAnswerRowProps {
  readonly agentId: number
  readonly answer: CuratedAnswer
  readonly onEdit: () => void
}

export function CuratedAnswerRow({ agentId, answer, onEdit }: CuratedAnswerRowProps) {
  return (
    <Table.Row>
      <Table.RowHeaderCell className="qa-question">
        <Text as="div" size="2" weight="medium" dir="auto" className="curated-text">
          {answer.question}
        </Text>
        {answer.wordings.length > 0 && (
          <Text as="div" size="1" color="gray" mt="1" title={answer.wordings.join('\n')}>
            {curatedAnswerTexts.wordings(answer.wordings.length)}
          </Text>
        )}
        <Text as="div" size="1" color="gray" mt="1">
          {answer.messageId !== null && `${curatedAnswerTexts.fromChat} · `}
          <Time instant={answer.createdAt} />
        </Text>
      </Table.RowHeaderCell>
      <Table.Cell className="qa-answer">
        <div className="curated-answer-text">
          <AnswerText text={answer.answer} size="2" />
        </div>
      </Table.Cell>
      <Table.Cell className="qa-status">
        <AnswerStatus answer={answer} />
      </Table.Cell>
      <RequireRole least="editor">
        <Table.Cell className="qa-actions">
          <RowActions agentId={agentId} answer={answer} onEdit={onEdit} />
        </Table.Cell>
      </RequireRole>
    </Table.Row>
  )
}

function RowActions({ agentId, answer, onEdit }: CuratedAnswerRowProps) {
  const [isAsking, setAsking] = useState(false)
  const deletion = useDeleteCuratedAnswer(agentId)
  const isCorrection = answer.messageId !== null

  function confirm() {
    clearToastsBefore('curated-answer', deletion).mutate(answer.id, {
      onSuccess: () => toast(curatedAnswerTexts.deleted, 'curated-answer'),
      onError: (error) => {
        const { title, description } = curatedAnswerTexts.deleteFailed
        toastError({ title, description: withDetail(description, error) }, 'curated-answer')
      },
    })
  }

  return (
    <>
      <Flex gap="4" justify="end" pt="1">
        <IconButton
          variant="ghost"
          color="gray"
          aria-label={`Edit the answer to ${answer.question}`}
          onClick={onEdit}
        >
          <Pencil size={16} />
        </IconButton>
        <IconButton
          variant="ghost"
          color="gray"
          aria-label={`Delete the answer to ${answer.question}`}
          disabled={deletion.isPending}
          onClick={() => setAsking(true)}
        >
          <Trash2 size={16} />
        </IconButton>
      </Flex>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this answer?"
        text={
          isCorrection
            ? 'This undoes the correction. The message gets its original text back, and your agent answers from its knowledge again.'
            : 'Your agent will answer this question from its knowledge again.'
        }
        action="Delete answer"
        onConfirm={confirm}
      />
    </>
  )
}
