import { getAnsweredQuestion } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { curatedAnswerMax, curatedQuestionMax } from '@parleykit/contract/answering/curated-answers/limits'
import type { ConversationMessage } from '@parleykit/contract/conversations/conversations'
import { useMutation } from '@tanstack/react-query'
import { MessageSquareQuote } from 'lucide-react'
import { useRef, useState } from 'react'
import { callApi } from '../../api/api.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import type { AnswerDraft } from '../answering/curated-answers/answer-form.ts'
import { curatedAnswerTexts } from '../answering/curated-answers/curated-answer-texts.ts'

const CuratedAnswerDialog = lazyComponent(
  () => import('../answering/curated-answers/curated-answer-dialog.tsx'),
  ({ CuratedAnswerDialog }) => CuratedAnswerDialog,
  null,
)

interface AddToQaProps {
  readonly agentId: number
  /** The visitor's words, for if the whole question can't be fetched. */
  readonly asked: string
  /** The agent's message. What it refused to answer has yet to be written. */
  readonly message: ConversationMessage
}

/** Adds a visitor's question to the questions and answers, filled in with the agent's answer. */
export function AddToQa({ agentId, asked, message }: AddToQaProps) {
  const [draft, setDraft] = useState<AnswerDraft | null>(null)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const reading = useMutation({
    mutationFn: () => callApi(getAnsweredQuestion, { params: { id: message.id } }),
    onSettled: (found) => {
      setDraft({
        question: (found?.question ?? asked).slice(0, curatedQuestionMax),
        answer: message.replyKind === 'answer' ? message.content.slice(0, curatedAnswerMax) : '',
      })
      setOpen(true)
    },
  })
  return (
    <>
      <PendingButton
        ref={button}
        size="1"
        variant="ghost"
        color="gray"
        isOff={reading.isPending}
        onClick={() => reading.mutate()}
      >
        <MessageSquareQuote size={13} /> {curatedAnswerTexts.addFromChat}
      </PendingButton>
      {draft && (
        <CuratedAnswerDialog
          agentId={agentId}
          answer={null}
          draft={draft}
          title={curatedAnswerTexts.addFromChat}
          open={open}
          onOpenChange={setOpen}
          returnTo={button}
        />
      )}
    </>
  )
}
