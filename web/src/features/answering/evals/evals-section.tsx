import type { Evals } from '@parleykit/contract/answering/evals/evals'
import { Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { useHasRole } from '../../workspaces/require-role.tsx'
import { EvalForm } from './eval-form.tsx'
import { EvalRunView } from './eval-run-view.tsx'
import { evalTexts } from './eval-texts.ts'
import './evals.css'
import { evalsQuery } from './queries.ts'

/** Eval questions that are asked all at once, and their results. */
export default function EvalsSection({ agentId }: { readonly agentId: number }) {
  const { data: checks, isError, refetch } = useQuery(evalsQuery(agentId))
  return (
    <TitledSection title={evalTexts.title} text={evalTexts.help}>
      {isError && !checks && <ErrorState text={evalTexts.listFailed} onRetry={() => void refetch()} />}
      {!checks && !isError && <Skeleton height="180px" />}
      {checks && <SavedEvals agentId={agentId} checks={checks} />}
    </TitledSection>
  )
}

function SavedEvals({ agentId, checks }: { readonly agentId: number; readonly checks: Evals }) {
  const mayEdit = useHasRole('editor')
  return (
    <div className="checks">
      {mayEdit ? (
        <EvalForm agentId={agentId} checks={checks} />
      ) : (
        <QuestionList questions={checks.questions} />
      )}
      {checks.run && <EvalRunView agentId={agentId} run={checks.run} />}
    </div>
  )
}

/** For users with read-only access. */
function QuestionList({ questions }: { readonly questions: readonly string[] }) {
  if (questions.length === 0) return <p className="check-quiet">{evalTexts.none}</p>
  return (
    <ul className="check-questions">
      {questions.map((question) => (
        <li key={question} dir="auto">
          {question}
        </li>
      ))}
    </ul>
  )
}
