import type { EvalRun } from '@parleykit/contract/answering/evals/evals'
import { Callout, Flex, Progress, Switch, Text } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { clearToastsBefore, toastError } from '../../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { Time } from '../../../ui/format/time.tsx'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { EvalResultRow } from './eval-result-row.tsx'
import { evalTexts } from './eval-texts.ts'
import { describeChanges, isChanged, summarizeRun } from './eval-words.ts'
import { useCancelEvals } from './queries.ts'

interface EvalRunViewProps {
  readonly agentId: number
  readonly run: EvalRun
}

/** The newest run: its progress, a summary of changes, and each answer next to those it is compared with. */
export function EvalRunView({ agentId, run }: EvalRunViewProps) {
  const [onlyChanged, setOnlyChanged] = useState(false)
  const filter = useId()
  const { results, status } = run
  const isCompared = run.hasUntrained || run.versions.before !== null
  const shown = onlyChanged && isCompared ? results.filter(isChanged) : results
  return (
    <section aria-label="Latest run" className="check-run">
      <Text as="p" size="1" color="gray">
        Run <Time instant={run.startedAt} /> by {run.startedBy}
        {run.tokens > 0 && ` · ${run.tokens.toLocaleString('en-US')} tokens`}
      </Text>
      {status === 'running' && <Running agentId={agentId} run={run} />}
      {status === 'canceled' && <p className="check-quiet">{evalTexts.canceled}</p>}
      {status === 'failed' && (
        <Callout.Root color="red" role="alert">
          <Callout.Text>{[evalTexts.failed, run.error].filter(Boolean).join(' ')}</Callout.Text>
        </Callout.Root>
      )}
      <Summary run={run} />
      {results.length > 0 && (
        <>
          {isCompared && (
            <Flex asChild align="center" gap="2">
              <Text as="label" size="2" htmlFor={filter} className="check-filter">
                <Switch id={filter} size="1" checked={onlyChanged} onCheckedChange={setOnlyChanged} />
                {evalTexts.onlyChanged}
              </Text>
            </Flex>
          )}
          {shown.length === 0 ? (
            <p className="check-quiet">{evalTexts.nothingChanged}</p>
          ) : (
            <ol className="plain-list check-results">
              {shown.map((result) => (
                <EvalResultRow key={result.question} result={result} versions={run.versions} />
              ))}
            </ol>
          )}
        </>
      )}
    </section>
  )
}

function Running({ agentId, run }: EvalRunViewProps) {
  const canceling = useCancelEvals(agentId)
  const done = run.results.length
  const words = done === 0 ? evalTexts.preparing : evalTexts.asking(done, run.questionCount)
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Progress value={(done / run.questionCount) * 100} aria-label="Run" className="check-progress" />
      <Text size="2" className="tabular" role="status">
        {words}
      </Text>
      <RequireRole least="editor">
        <PendingButton
          size="1"
          variant="soft"
          color="gray"
          isOff={canceling.isPending}
          onClick={() =>
            clearToastsBefore('checks', canceling).mutate(undefined, {
              onError: (error) => {
                const { title, description } = evalTexts.cancelFailed
                toastError({ title, description: withDetail(description, error) }, 'checks')
              },
            })
          }
        >
          Stop
        </PendingButton>
      </RequireRole>
    </Flex>
  )
}

function Summary({ run: { results, hasUntrained, status } }: { readonly run: EvalRun }) {
  const since = describeChanges(results, 'sinceBefore')
  const byTraining = describeChanges(results, 'byTraining')
  const expected = results.flatMap((result) => result.expected ?? [])
  const met = expected.filter(({ outcome }) => outcome === 'met')
  return (
    <div className="check-summary">
      {since.length > 0 && (
        <Text as="p" size="2">
          <strong>{evalTexts.sinceBefore}:</strong> {summarizeRun(since)}
        </Text>
      )}
      {byTraining.length > 0 && (
        <Text as="p" size="2">
          <strong>{evalTexts.byTraining}:</strong> {summarizeRun(byTraining)}
        </Text>
      )}
      {expected.length > 0 && (
        <Text as="p" size="2">
          <strong>{evalTexts.expected}:</strong> {evalTexts.expectedMet(met.length, expected.length)}
        </Text>
      )}
      {!hasUntrained && status === 'completed' && (
        <Text as="p" size="2" color="gray">
          {evalTexts.noNext}
        </Text>
      )}
    </div>
  )
}
