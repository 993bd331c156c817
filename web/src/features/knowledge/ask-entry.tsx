import type { EntryAnswer } from '@parleykit/contract/answering/answer-traces'
import { chatMessageMax } from '@parleykit/contract/chat/limits'
import { entryTexts } from '@parleykit/contract/knowledge/entry-texts'
import type { KnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import { Button, Flex, Skeleton, Text, TextField } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { clearToastsBefore, toastError } from '../../ui/feedback/toast-queue.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { AnswerText } from '../answering/answer-text.tsx'
import { AnswerTraceView } from '../answering/answer-trace-view.tsx'
import { traceTexts } from '../answering/trace-texts.ts'
import { entryQuestionsQuery, useAskEntry } from './entry-questions.ts'
import { knowledgeTexts } from './knowledge-texts.ts'

interface AskEntryProps {
  readonly agentId: number
  readonly entry: KnowledgeEntry
}

/** Asks questions of this entry only, with examples that it answers. */
export function AskEntry({ agentId, entry }: AskEntryProps) {
  const [question, setQuestion] = useState('')
  const asking = useAskEntry(agentId, entry.id)
  const { data: questions = [] } = useQuery(entryQuestionsQuery(agentId, entry.id))

  function ask(asked: string) {
    if (asked.trim() === '' || asking.isPending) return
    clearToastsBefore('entry-question', asking).mutate(asked.trim(), {
      onError: (error) => {
        const { title, description } = entryTexts.askFailed
        toastError({ title, description: withDetail(description, error) }, 'entry-question')
      },
    })
  }

  return (
    <section aria-label={entryTexts.ask} className="ask-entry">
      <form
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          // React events bubble from a sheet to the form around its button.
          event.stopPropagation()
          ask(question)
        }}
      >
        <Text as="label" size="2" weight="medium" htmlFor="entry-question">
          {entryTexts.ask}
        </Text>
        <Flex gap="2" mt="1">
          <TextField.Root
            id="entry-question"
            className="truncating"
            dir="auto"
            autoComplete="off"
            maxLength={chatMessageMax}
            placeholder={questions[0] ?? entryTexts.askPlaceholder}
            aria-describedby="entry-question-help"
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
          />
          <SubmitButton isPending={asking.isPending} pending="Asking..." isOff={question.trim() === ''}>
            Ask
          </SubmitButton>
        </Flex>
        <Text as="p" size="1" color="gray" mt="1" id="entry-question-help">
          {entryTexts.askHelp}
        </Text>
      </form>
      {questions.length > 0 && (
        <ExampleQuestions
          questions={questions}
          onChoose={(chosen) => {
            setQuestion(chosen)
            ask(chosen)
          }}
        />
      )}
      <div role="status">
        {asking.isPending && <Skeleton height="64px" mt="4" />}
        {asking.data && !asking.isPending && <Answer question={asking.variables} answer={asking.data} />}
      </div>
    </section>
  )
}

interface ExampleQuestionsProps {
  readonly questions: readonly string[]
  readonly onChoose: (question: string) => void
}

/** Questions that the entry answers. */
function ExampleQuestions({ questions, onChoose }: ExampleQuestionsProps) {
  return (
    <Flex gap="2" mt="3" wrap="wrap" align="center">
      <Text size="1" color="gray">
        {knowledgeTexts.questions}
      </Text>
      {questions.map((each) => (
        <Button
          key={each}
          type="button"
          size="1"
          variant="soft"
          color="gray"
          dir="auto"
          className="entry-question"
          onClick={() => onChoose(each)}
        >
          {each}
        </Button>
      ))}
    </Flex>
  )
}

function Answer({ question, answer }: { readonly question: string; readonly answer: EntryAnswer }) {
  return (
    <div className="entry-answer" data-refused={answer.isRefused}>
      <Text as="p" size="1" color="gray" dir="auto" mb="1">
        {question}
      </Text>
      <AnswerText text={answer.text} size="2" />
      <details className="trace-details">
        <Text as="div" size="2" color="gray" asChild>
          <summary>{traceTexts.why}</summary>
        </Text>
        <AnswerTraceView trace={answer.receipt} sources={answer.sources} />
      </details>
    </div>
  )
}
