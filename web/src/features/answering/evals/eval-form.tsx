import type { Evals } from '@parleykit/contract/answering/evals/evals'
import { Flex, Text, TextArea } from '@radix-ui/themes'
import { Play } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { UnsavedGuard } from '../../../ui/unsaved/unsaved-guard.tsx'
import { evalTexts } from './eval-texts.ts'
import { parseQuestions } from './parse-questions.ts'
import { useRunEvals, useSaveEvals } from './queries.ts'

interface EvalFormProps {
  readonly agentId: number
  readonly checks: Evals
}

/** The field for eval questions, which are saved automatically before a run. */
export function EvalForm({ agentId, checks }: EvalFormProps) {
  const saved = checks.questions.join('\n')
  /** Null while there are no unsaved changes. */
  const [typed, setTyped] = useState<string | null>(null)
  const { questions, error } = parseQuestions(typed ?? saved)
  const isDirty = questions.join('\n') !== saved
  const isRunning = checks.run?.status === 'running'
  const { saving, running, run, save } = useEvalActions(agentId, questions, () => setTyped(null))
  const isBusy = saving.isPending || running.isPending

  return (
    <form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        run()
      }}
      className="check-form"
    >
      <UnsavedGuard isUnsaved={isDirty} text={evalTexts.unsaved} />
      <Flex justify="between" align="baseline" gap="3" wrap="wrap">
        <Text as="label" size="2" weight="medium" htmlFor="check-questions">
          {evalTexts.label}
        </Text>
        <Text size="1" color={error ? 'red' : 'gray'} className="tabular" id="check-count" role="status">
          {error ?? evalTexts.count(questions.length)}
        </Text>
      </Flex>
      <TextArea
        id="check-questions"
        dir="auto"
        rows={6}
        resize="vertical"
        placeholder={evalTexts.placeholder}
        aria-describedby="check-count check-cost"
        aria-invalid={error !== null}
        value={typed ?? saved}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Flex gap="3" align="center" wrap="wrap">
        <SubmitButton isPending={isBusy} isOff={isRunning || error !== null || questions.length === 0}>
          <Play size={15} /> {isRunning || running.isPending ? 'Running...' : 'Run all'}
        </SubmitButton>
        <PendingButton
          type="button"
          variant="soft"
          color="gray"
          isOff={isBusy || !isDirty || error !== null}
          onClick={save}
        >
          {saving.isPending ? 'Saving...' : 'Save'}
        </PendingButton>
        <Text size="1" color="gray" id="check-cost" className="check-cost">
          {checks.model === null ? evalTexts.free : evalTexts.byModel(checks.model)}
        </Text>
      </Flex>
    </form>
  )
}

function reportFailure(error: Error, { title, description }: { title: string; description: string }) {
  toastError({ title, description: withDetail(description, error) }, 'checks')
}

/** Saves the questions, or asks them. `onStored` is called once they are stored. */
function useEvalActions(agentId: number, questions: string[], onStored: () => void) {
  const saving = useSaveEvals(agentId)
  const running = useRunEvals(agentId)

  function run() {
    clearToastsBefore('checks', running).mutate(questions, {
      onSuccess: onStored,
      onError: (error) => reportFailure(error, evalTexts.runFailed),
    })
  }

  function save() {
    clearToastsBefore('checks', saving).mutate(questions, {
      onSuccess: () => {
        onStored()
        toast(evalTexts.saved, 'checks')
      },
      onError: (error) => reportFailure(error, evalTexts.saveFailed),
    })
  }

  return { saving, running, run, save }
}
