import type { Agent } from '@parleykit/contract/agents/agents'
import { trainingTexts } from '@parleykit/contract/retrieval/training/training-texts'
import { Button, Flex, Progress, Text } from '@radix-ui/themes'
import { CircleCheck, FilePlus, Sparkles } from 'lucide-react'
import { toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { trainingFailureText, useIsTraining, useTrainAgent } from './train-agent.ts'
import { useTrainFocus } from './use-train-focus.ts'

interface TrainControlProps {
  readonly agent: Agent
  /** Omits the reason of a failure, which then needs its own line. */
  readonly isCompact?: boolean
}

/** Says what the agent needs: knowledge, a training, or nothing. */
export function TrainControl(props: TrainControlProps) {
  const { control, keepFocus } = useTrainFocus()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={control}
      role="group"
      aria-label={trainingTexts.control}
      tabIndex={-1}
      className="train-control"
    >
      <TrainState {...props} onStart={keepFocus} />
    </div>
  )
}

interface TrainStateProps extends TrainControlProps {
  /** Called before the button disappears. */
  readonly onStart: () => void
}

function TrainState({ agent, isCompact = false, onStart }: TrainStateProps) {
  const training = useTrainAgent(agent.id)
  const isTraining = useIsTraining(agent.id) || agent.trainingStatus === 'processing'

  function train() {
    toast(trainingTexts.initiated, 'training')
    onStart()
    training.mutate(undefined, {
      onSuccess: (unreadable) =>
        toast(
          unreadable > 0 ? trainingTexts.succeededPartly(unreadable) : trainingTexts.succeeded,
          'training',
        ),
      onError: (error) =>
        toastError({ title: trainingTexts.failedTitle, description: trainingFailureText(error) }, 'training'),
    })
  }

  if (isTraining) return <TrainingProgress share={agent.trainingProgress} />
  if (agent.vectorStoreId === null) {
    return (
      <Flex align="center" gap="2" asChild>
        <Text size="2" color="gray">
          <FilePlus size={16} aria-hidden className="train-sign" />
          <span className="train-words">{trainingTexts.addKnowledge}</span>
        </Text>
      </Flex>
    )
  }
  if (agent.trained) {
    return (
      <Flex align="center" gap="2" asChild>
        <Text size="2" color="green">
          <CircleCheck size={16} aria-hidden />
          <span className="train-words">
            {agent.stillLearning ? trainingTexts.stillLearning : trainingTexts.trained}
          </span>
        </Text>
      </Flex>
    )
  }
  return (
    <Flex align="center" gap="3" wrap="wrap" justify="end">
      {!isCompact && <TrainFailure agent={agent} />}
      <RequireRole least="editor">
        <Button onClick={train}>
          <Sparkles size={16} className="train-icon" /> {trainingTexts.train}
        </Button>
      </RequireRole>
    </Flex>
  )
}

/** Why the last training failed; nothing if it didn't or another one is running. */
export function TrainFailure({ agent }: { readonly agent: Agent }) {
  if (agent.trainingStatus !== 'error' || agent.trained) return null
  return (
    <Text as="p" size="2" color="red" className="wrap-anywhere">
      {trainingTexts.failedTitle}
      {agent.trainingError ? `: ${agent.trainingError}` : ''}
    </Text>
  )
}

/** A running training; `share` is the completed fraction, 0 to 1. */
function TrainingProgress({ share }: { readonly share: number }) {
  const percent = Math.round(share * 100)
  return (
    <Flex direction="column" gap="1" maxWidth="100%" role="status" className="train-progress">
      <Flex justify="between">
        <Text size="2" className="train-words">
          {trainingTexts.training}
        </Text>
        <Text size="2" color="gray" className="tabular">
          {percent} %
        </Text>
      </Flex>
      <Progress value={percent} aria-label={trainingTexts.training} />
    </Flex>
  )
}
