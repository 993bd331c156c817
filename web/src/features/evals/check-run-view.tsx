import type { CheckRun } from '@parleykit/contract/evals/checks'
import { Callout, Flex, Progress, Switch, Text } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { PendingButton } from '../../ui/pending-button.tsx'
import { Time } from '../../ui/time.tsx'
import { anew, toastError } from '../../ui/toast-queue.ts'
import { Needs } from '../workspaces/needs.tsx'
import { CheckResultRow } from './check-result-row.tsx'
import { checkTexts } from './check-texts.ts'
import { changesOf, isChanged, summaryOf } from './check-words.ts'
import { useCancelChecks } from './queries.ts'

interface CheckRunViewProps {
  readonly agentId: number
  readonly run: CheckRun
}

/** The newest run: its progress, a summary of changes, and each answer next to those it is compared with. */
export function CheckRunView({ agentId, run }: CheckRunViewProps) {
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
      {status === 'canceled' && <p className="check-quiet">{checkTexts.canceled}</p>}
      {status === 'failed' && (
        <Callout.Root color="red" role="alert">
          <Callout.Text>{[checkTexts.failed, run.error].filter(Boolean).join(' ')}</Callout.Text>
        </Callout.Root>
      )}
      <Summary run={run} />
      {results.length > 0 && (
        <>
          {isCompared && (
            <Flex asChild align="center" gap="2">
              <Text as="label" size="2" htmlFor={filter} className="check-filter">
                <Switch id={filter} size="1" checked={onlyChanged} onCheckedChange={setOnlyChanged} />
                {checkTexts.onlyChanged}
              </Text>
            </Flex>
          )}
          {shown.length === 0 ? (
            <p className="check-quiet">{checkTexts.nothingChanged}</p>
          ) : (
            <ol className="plain-list check-results">
              {shown.map((result) => (
                <CheckResultRow key={result.question} result={result} versions={run.versions} />
              ))}
            </ol>
          )}
        </>
      )}
    </section>
  )
}

function Running({ agentId, run }: CheckRunViewProps) {
  const canceling = useCancelChecks(agentId)
  const done = run.results.length
  const words = done === 0 ? checkTexts.preparing : checkTexts.asking(done, run.questionCount)
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Progress value={(done / run.questionCount) * 100} aria-label="Run" className="check-progress" />
      <Text size="2" className="tabular" role="status">
        {words}
      </Text>
      <Needs least="editor">
        <PendingButton
          size="1"
          variant="soft"
          color="gray"
          isOff={canceling.isPending}
          onClick={() =>
            anew('checks', canceling).mutate(undefined, {
              onError: (error) => {
                const { title, description } = checkTexts.cancelFailed
                toastError({ title, description: withDetail(description, error) }, 'checks')
              },
            })
          }
        >
          Stop
        </PendingButton>
      </Needs>
    </Flex>
  )
}

function Summary({ run: { results, hasUntrained, status } }: { readonly run: CheckRun }) {
  const since = changesOf(results, 'sinceBefore')
  const byTraining = changesOf(results, 'byTraining')
  return (
    <div className="check-summary">
      {since.length > 0 && (
        <Text as="p" size="2">
          <strong>{checkTexts.sinceBefore}:</strong> {summaryOf(since)}
        </Text>
      )}
      {byTraining.length > 0 && (
        <Text as="p" size="2">
          <strong>{checkTexts.byTraining}:</strong> {summaryOf(byTraining)}
        </Text>
      )}
      {!hasUntrained && status === 'completed' && (
        <Text as="p" size="2" color="gray">
          {checkTexts.noNext}
        </Text>
      )}
    </div>
  )
}
