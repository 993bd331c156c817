import type { Agent } from '@parleykit/contract/agents/agents'
import type { BakeOffVariant } from '@parleykit/contract/answering/bake-off'
import { Text } from '@radix-ui/themes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { withDetail } from '../../../../api/api-error.ts'
import { toast, toastError } from '../../../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../../../ui/form/pending-button.tsx'
import { useUpdateAgent } from '../../../agents/queries.ts'
import { evalsQuery } from '../../../answering/evals/queries.ts'
import { bakeOffTexts } from './bake-off-texts.ts'
import { TriedAnswerView } from './tried-answer-view.tsx'
import type { useBakeOff } from './use-bake-off.ts'
import { fieldsOf } from './variant-column.ts'
import { summarize } from './verdict-of.ts'

interface BakeOffResultsProps {
  readonly agent: Agent
  readonly variants: readonly BakeOffVariant[]
  readonly questions: readonly string[]
  readonly resultOf: ReturnType<typeof useBakeOff>['resultOf']
  readonly onChosen: () => void
}

/** The answers by question, each column's sum, and the button that makes a column the agent's own. */
export function BakeOffResults({ agent, variants, questions, resultOf, onChosen }: BakeOffResultsProps) {
  const top = useRef<HTMLDivElement>(null)
  // What was asked may be answered below the fold.
  useEffect(() => {
    if (questions.length > 0) top.current?.scrollIntoView({ block: 'nearest' })
  }, [questions])
  if (questions.length === 0) return null
  return (
    <>
      <div className="bake-off-answers bake-off-result" ref={top}>
        {variants.map((variant, position) => {
          const answers = questions.flatMap((question) => {
            const result = resultOf(variant, question)
            return result?.state === 'answered' ? [result.answer] : []
          })
          const name = bakeOffTexts.column(position)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name here
            <div key={position} className="bake-off-answer">
              <Text as="p" size="2" weight="bold">
                {name}
              </Text>
              <Text as="p" size="1" color="gray" mb="2" className="tabular">
                {summarize(answers)}
              </Text>
              {answers.length > 0 && <UseButton {...{ agent, variant, name, onChosen }} />}
            </div>
          )
        })}
      </div>
      <ol className="bake-off-results">
        {questions.map((question) => (
          <li key={question} className="bake-off-result">
            <Text as="p" size="2" weight="medium" mb="2" dir="auto" className="wrap-anywhere">
              {question}
            </Text>
            <div className="bake-off-answers">
              {variants.map((variant, position) => (
                <TriedAnswerView
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  key={position}
                  name={bakeOffTexts.column(position)}
                  result={resultOf(variant, question)}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

interface UseButtonProps extends Pick<BakeOffResultsProps, 'agent' | 'onChosen'> {
  readonly variant: BakeOffVariant
  readonly name: string
}

function UseButton({ agent, variant, name, onChosen }: UseButtonProps) {
  const update = useUpdateAgent()
  const queryClient = useQueryClient()
  const fields = fieldsOf(variant, agent)
  const isInUse = Object.keys(fields).length === 0
  function choose() {
    update.mutate(
      { id: agent.id, ...fields },
      {
        onSuccess: () => {
          // The checks name the model that answers.
          void queryClient.invalidateQueries(evalsQuery(agent.id))
          toast(bakeOffTexts.chosen, 'bake-off')
          onChosen()
        },
        onError: (error) => {
          const { title, description } = bakeOffTexts.chooseFailed
          toastError({ title, description: withDetail(description, error) }, 'bake-off')
        },
      },
    )
  }
  return (
    <PendingButton
      type="button"
      size="1"
      variant="soft"
      aria-label={`${isInUse ? bakeOffTexts.inUse : bakeOffTexts.use}: ${name}`}
      isOff={isInUse || update.isPending}
      onClick={choose}
    >
      {isInUse ? bakeOffTexts.inUse : bakeOffTexts.use}
    </PendingButton>
  )
}
