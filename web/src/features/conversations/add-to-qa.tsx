import { curatedAnswerMax, curatedQuestionMax } from '@parleykit/contract/answering/curated-answers/limits'
import type { ConversationMessage } from '@parleykit/contract/conversations/conversations'
import { Button } from '@radix-ui/themes'
import { MessageSquareQuote } from 'lucide-react'
import { useState } from 'react'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { curatedAnswerTexts } from '../answering/curated-answers/curated-answer-texts.ts'

const CuratedAnswerDialog = lazyComponent(
  () => import('../answering/curated-answers/curated-answer-dialog.tsx'),
  ({ CuratedAnswerDialog }) => CuratedAnswerDialog,
  null,
)

interface AddToQaProps {
  readonly agentId: number
  readonly question: string
  /** The agent's message. What it refused to answer has yet to be written. */
  readonly message: ConversationMessage
}

/** Adds a visitor's question to the questions and answers, filled in with the agent's answer. */
export function AddToQa({ agentId, question, message }: AddToQaProps) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const answer = message.replyKind === 'answer' ? message.content.slice(0, curatedAnswerMax) : ''
  return (
    <>
      <Button
        size="1"
        variant="ghost"
        color="gray"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        <MessageSquareQuote size={13} /> {curatedAnswerTexts.addFromChat}
      </Button>
      {wasOpened && (
        <CuratedAnswerDialog
          agentId={agentId}
          answer={null}
          draft={{ question: question.slice(0, curatedQuestionMax), answer }}
          title={curatedAnswerTexts.addFromChat}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  )
}
