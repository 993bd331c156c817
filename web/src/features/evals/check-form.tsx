import type { Checks } from '@parleykit/contract/evals/checks'
import { Flex, Text, TextArea } from '@radix-ui/themes'
import { Play } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { PendingButton } from '../../ui/pending-button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { anew, toast, toastError } from '../../ui/toast-queue.ts'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { checkTexts } from './check-texts.ts'
import { useRunChecks, useSaveChecks } from './queries.ts'
import { readQuestions } from './read-questions.ts'

interface CheckFormProps {
  readonly agentId: number
  readonly checks: Checks
}

/** The field for eval questions, which are saved automatically before a run. */
export function CheckForm({ agentId, checks }: CheckFormProps) {
  const saved = checks.questions.join('\n')
  /** Null while there are no unsaved changes. */
  const [typed, setTyped] = useState<string | null>(null)
  const { questions, refusal } = readQuestions(typed ?? saved)
  const isDirty = questions.join('\n') !== saved
  const isRunning = checks.run?.status === 'running'
  const { saving, running, run, save } = useCheckActions(agentId, questions, () => setTyped(null))
  const isBusy = saving.isPending || running.isPending

  return (
    <form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        run()
      }}
      className="check-form"
    >
      <UnsavedGuard isUnsaved={isDirty} text={checkTexts.unsaved} />
      <Flex justify="between" align="baseline" gap="3" wrap="wrap">
        <Text as="label" size="2" weight="medium" htmlFor="check-questions">
          {checkTexts.label}
        </Text>
        <Text size="1" color={refusal ? 'red' : 'gray'} className="tabular" id="check-count" role="status">
          {refusal ?? checkTexts.count(questions.length)}
        </Text>
      </Flex>
      <TextArea
        id="check-questions"
        dir="auto"
        rows={6}
        resize="vertical"
        placeholder={checkTexts.placeholder}
        aria-describedby="check-count check-cost"
        aria-invalid={refusal !== null}
        value={typed ?? saved}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Flex gap="3" align="center" wrap="wrap">
        <SubmitButton isPending={isBusy} isOff={isRunning || refusal !== null || questions.length === 0}>
          <Play size={15} /> {isRunning || running.isPending ? 'Running...' : 'Run all'}
        </SubmitButton>
        <PendingButton
          type="button"
          variant="soft"
          color="gray"
          isOff={isBusy || !isDirty || refusal !== null}
          onClick={save}
        >
          {saving.isPending ? 'Saving...' : 'Save'}
        </PendingButton>
        <Text size="1" color="gray" id="check-cost" className="check-cost">
          {checks.model === null ? checkTexts.free : checkTexts.byModel(checks.model)}
        </Text>
      </Flex>
    </form>
  )
}

function reportFailure(error: Error, { title, description }: { title: string; description: string }) {
  toastError({ title, description: withDetail(description, error) }, 'checks')
}

/** Saves the questions, or asks them. `onStored` is called once they are stored. */
function useCheckActions(agentId: number, questions: string[], onStored: () => void) {
  const saving = useSaveChecks(agentId)
  const running = useRunChecks(agentId)

  function run() {
    anew('checks', running).mutate(questions, {
      onSuccess: onStored,
      onError: (error) => reportFailure(error, checkTexts.runFailed),
    })
  }

  function save() {
    anew('checks', saving).mutate(questions, {
      onSuccess: () => {
        onStored()
        toast(checkTexts.saved, 'checks')
      },
      onError: (error) => reportFailure(error, checkTexts.saveFailed),
    })
  }

  return { saving, running, run, save }
}
