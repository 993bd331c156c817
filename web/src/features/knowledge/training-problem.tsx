import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { trainingTexts } from '@parleykit/contract/retrieval/training/training-texts'
import { Button, Text } from '@radix-ui/themes'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { withDetail } from '../../api/api-error.ts'
import { toastError } from '../../ui/feedback/toast-queue.ts'
import { RequireRole } from '../workspaces/require-role.tsx'
import { useRefreshKnowledge } from './queries.ts'

interface TrainingProblemProps {
  readonly agentId: number
  readonly reason: string
}

/** Why trainings leave out an entry, with a button to train it again. */
export function TrainingProblem({ agentId, reason }: TrainingProblemProps) {
  const refresh = useRefreshKnowledge()
  const retrial = useMutation({
    mutationFn: () => callApi(trainAgent, { params: { id: agentId } }),
    onError: (error) =>
      toastError(
        { title: trainingTexts.failedTitle, description: withDetail(trainingTexts.startFailed, error) },
        'training',
      ),
    onSettled: () => refresh(agentId),
  })
  return (
    <Text as="div" size="1" color="red" className="wrap-anywhere">
      {reason}{' '}
      <RequireRole least="editor">
        <Button size="1" variant="soft" disabled={retrial.isPending} onClick={() => retrial.mutate()}>
          {trainingTexts.tryAgain}
        </Button>
      </RequireRole>
    </Text>
  )
}
