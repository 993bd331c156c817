import type { Checks } from '@parleykit/contract/evals/checks'
import { Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'
import { useMayAct } from '../workspaces/needs.tsx'
import { CheckForm } from './check-form.tsx'
import { CheckRunView } from './check-run-view.tsx'
import { checkTexts } from './check-texts.ts'
import './checks.css'
import { checksQuery } from './queries.ts'

/** Eval questions that are asked all at once, and their results. */
export default function ChecksSection({ agentId }: { readonly agentId: number }) {
  const { data: checks, isError, refetch } = useQuery(checksQuery(agentId))
  return (
    <TitledSection title={checkTexts.title} text={checkTexts.help}>
      {isError && !checks && <FailedPlace text={checkTexts.listFailed} onRetry={() => void refetch()} />}
      {!checks && !isError && <Skeleton height="180px" />}
      {checks && <SavedChecks agentId={agentId} checks={checks} />}
    </TitledSection>
  )
}

function SavedChecks({ agentId, checks }: { readonly agentId: number; readonly checks: Checks }) {
  const mayEdit = useMayAct('editor')
  return (
    <div className="checks">
      {mayEdit ? (
        <CheckForm agentId={agentId} checks={checks} />
      ) : (
        <QuestionList questions={checks.questions} />
      )}
      {checks.run && <CheckRunView agentId={agentId} run={checks.run} />}
    </div>
  )
}

/** For users with read-only access. */
function QuestionList({ questions }: { readonly questions: readonly string[] }) {
  if (questions.length === 0) return <p className="check-quiet">{checkTexts.none}</p>
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
