import type { Training } from '@parleykit/contract/retrieval/training/training'
import { trainingTexts } from '@parleykit/contract/retrieval/training/training-texts'
import { Badge, Text } from '@radix-ui/themes'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { Time } from '../../../ui/format/time.tsx'
import { useHasRole } from '../../workspaces/require-role.tsx'
import { useRollBack } from './queries.ts'
import { changeLines, contentsOf } from './training-words.ts'

interface TrainingRowProps {
  readonly agentId: number
  readonly training: Training
  /** Whether a training is running, which must end first. */
  readonly isTraining: boolean
}

export function TrainingRow({ agentId, training, isTraining }: TrainingRowProps) {
  const mayEdit = useHasRole('editor')
  const [isAsking, setIsAsking] = useState(false)
  const rollBack = useRollBack(agentId)
  const { version, createdAt, trainedBy, isLive } = training

  function confirm() {
    clearToastsBefore('training', rollBack).mutate(version, {
      onSuccess: () => toast(trainingTexts.rolledBack(version), 'training'),
      onError: (error) => {
        const { title, description } = trainingTexts.rollBackFailed
        toastError({ title, description: withDetail(description, error) }, 'training')
      },
    })
  }

  return (
    <li className="training-row">
      <div className="truncating">
        <div className="training-head">
          <Text size="2" weight="medium">
            Training {version}
          </Text>
          {isLive && <Badge color="green">Live</Badge>}
        </div>
        <Text as="div" size="1" color="gray">
          <Time instant={createdAt} /> {trainedBy !== null && `by ${trainedBy}`} · {contentsOf(training)}
        </Text>
        {changeLines(training).map((line) => (
          <Text key={line} as="div" size="1" className="wrap-anywhere">
            {line}
          </Text>
        ))}
      </div>
      {!isLive && mayEdit && (
        <PendingButton
          variant="soft"
          color="gray"
          aria-label={`Roll back to training ${version}`}
          isOff={isTraining || rollBack.isPending}
          onClick={() => setIsAsking(true)}
        >
          <Undo2 size={16} /> {rollBack.isPending ? 'Rolling back...' : 'Roll back'}
        </PendingButton>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Roll back to training ${version}?`}
        text={`From now on your agent answers from ${contentsOf(training)}. Deleted entries stay deleted, and your knowledge base doesn't change: the next training uses all of it.`}
        action="Roll back"
        isDestructive={false}
        onConfirm={confirm}
      />
    </li>
  )
}
