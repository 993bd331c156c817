import type { CuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { Flex, IconButton, Text } from '@radix-ui/themes'
import { CircleCheck, CircleDashed, Info, Pencil, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { Time } from '../../../ui/format/time.tsx'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { AnswerText } from '../answer-text.tsx'
import { CuratedAnswerDialog } from './curated-answer-dialog.tsx'
import { curatedAnswerTexts } from './curated-answer-texts.ts'
import { useDeleteCuratedAnswer } from './queries.ts'

interface CuratedAnswerRowProps {
  readonly agentId: number
  readonly answer: CuratedAnswer
}

export function CuratedAnswerRow({ agentId, answer }: CuratedAnswerRowProps) {
  const [open, setOpen] = useState<'edit' | 'deletion' | null>(null)
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
    <Flex align="start" gap="3" asChild>
      <li>
        <AnswerSummary answer={answer} />
        <RequireRole least="editor">
          <Flex gap="4" pt="1">
            <IconButton
              variant="ghost"
              color="gray"
              aria-label={`Edit the answer to ${answer.question}`}
              onClick={() => setOpen('edit')}
            >
              <Pencil size={16} />
            </IconButton>
            <IconButton
              variant="ghost"
              color="gray"
              aria-label={`Delete the answer to ${answer.question}`}
              disabled={deletion.isPending}
              onClick={() => setOpen('deletion')}
            >
              <Trash2 size={16} />
            </IconButton>
          </Flex>
        </RequireRole>
        <CuratedAnswerDialog
          agentId={agentId}
          answer={answer}
          open={open === 'edit'}
          onOpenChange={(opening) => setOpen(opening ? 'edit' : null)}
        />
        <ConfirmDialog
          open={open === 'deletion'}
          onOpenChange={(opening) => setOpen(opening ? 'deletion' : null)}
          title="Delete this answer?"
          text={
            isCorrection
              ? 'This undoes the correction. The message gets its original text back, and your agent answers from its knowledge again.'
              : 'Your agent will answer this question from its knowledge again.'
          }
          action="Delete answer"
          onConfirm={confirm}
        />
      </li>
    </Flex>
  )
}

/** The question, its answer, and what the last training found. */
function AnswerSummary({ answer }: Pick<CuratedAnswerRowProps, 'answer'>) {
  return (
    <div className="truncating">
      <Text as="div" size="2" weight="medium" dir="auto" className="curated-text">
        {answer.question}
      </Text>
      <AnswerText text={answer.answer} size="2" mt="1" />
      <Text as="div" size="1" color="gray" mt="1">
        {answer.messageId !== null ? 'Corrected in a conversation' : 'Written manually'} ·{' '}
        <Time instant={answer.createdAt} />
      </Text>
      <EvalResult answer={answer} />
    </div>
  )
}

/** What the last training found: whether the question gets this answer, and what the knowledge says. */
function EvalResult({ answer }: { readonly answer: CuratedAnswer }) {
  const { check, checkFailure, checkNote } = answer
  return (
    <>
      {check === 'waiting' && (
        <Line icon={<CircleDashed size={13} />} text="Will be checked at the next training" />
      )}
      {check === 'passed' && <Line color="green" icon={<CircleCheck size={13} />} text="Check passed" />}
      {check === 'failed' && (
        <Line color="red" icon={<TriangleAlert size={13} />} text={`Check failed: ${checkFailure}`} />
      )}
      {checkNote !== null && <Line icon={<Info size={13} />} text={checkNote} />}
    </>
  )
}

interface LineProps {
  readonly icon: React.ReactNode
  readonly text: string
  readonly color?: 'gray' | 'green' | 'red'
}

function Line({ icon, text, color = 'gray' }: LineProps) {
  return (
    <Text as="div" size="1" color={color} mt="1">
      <Flex gap="1" align="start">
        <span className="line-icon" aria-hidden>
          {icon}
        </span>
        <span className="wrap-anywhere">{text}</span>
      </Flex>
    </Text>
  )
}
