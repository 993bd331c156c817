import type { Agent } from '@parleykit/contract/agents/agents'
import { failedTrainingText } from '../training/train-agent.ts'
import { CompletedScreen } from './completed-screen.tsx'
import { FailedScreen } from './failed-screen.tsx'
import { TrainingScreen } from './training-screen.tsx'

interface BegunTrainingProps {
  readonly agent: Agent
  readonly onReview: () => void
}

/** The state of a training that started before the page was loaded. */
export function BegunTraining({ agent, onReview }: BegunTrainingProps) {
  const { id, trained, trainingStatus, trainingError } = agent
  if (trainingStatus === 'processing') return <TrainingScreen agentId={id} />
  if (trained || trainingStatus === 'completed') return <CompletedScreen agentId={id} />
  return <FailedScreen reason={failedTrainingText(trainingError ?? '')} onReview={onReview} />
}
