import type { Agent } from '@parleykit/contract/agents/agents'
import { trainingTexts } from '@parleykit/contract/retrieval/training/training-texts'
import { Card, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { trainingsQuery } from './queries.ts'
import { useIsTraining } from './train-agent.ts'
import './training-history.css'
import { trainingQuestionsQuery } from './queries.ts'
import { TrainingRow } from './training-row.tsx'
import { questionsInWords } from './training-words.ts'

/** The changes of each stored training, with a button to restore it. */
export function TrainingHistory({ agent }: { readonly agent: Agent }) {
  const { data: trainings, isError, refetch } = useQuery(trainingsQuery(agent.id))
  const isTraining = useIsTraining(agent.id) || agent.trainingStatus === 'processing'
  return (
    <div>
      {agent.stillLearning && (
        <Text as="p" size="2" color="gray" mb="3">
          {trainingTexts.whyStillLearning}
        </Text>
      )}
      <TrainingQuestionsNote agentId={agent.id} />
      {isError && <ErrorState text={trainingTexts.historyFailed} onRetry={() => void refetch()} />}
      {!trainings && !isError && <Skeleton height="160px" />}
      {trainings?.length === 0 && (
        <Card>
          <EmptyState icon={<History size={18} />} text={trainingTexts.noHistory} />
        </Card>
      )}
      {trainings && trainings.length > 0 && (
        <ol className="plain-list training-list">
          {trainings.map((training) => (
            <TrainingRow
              key={training.version}
              agentId={agent.id}
              training={training}
              isTraining={isTraining}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

/** The tokens that a model's questions about the knowledge have used and will use; nothing if none are generated. */
function TrainingQuestionsNote({ agentId }: { readonly agentId: number }) {
  const { data } = useQuery(trainingQuestionsQuery(agentId))
  if (!data || (!data.isOn && data.questions === 0)) return null
  return (
    <Text as="p" size="2" color="gray" mb="3">
      {questionsInWords(data)}
    </Text>
  )
}
