import { trainingPollMs } from '@parleykit/contract/retrieval/training/limits'
import { trainingTexts } from '@parleykit/contract/retrieval/training/training-texts'
import { Box, Progress, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { agentQuery } from '../queries.ts'
import { OutcomeFrame } from './outcome-frame.tsx'
import { wizardTexts } from './wizard-texts.ts'

export function TrainingScreen({ agentId }: { readonly agentId: number }) {
  const { data: agent } = useQuery({ ...agentQuery(agentId), refetchInterval: trainingPollMs })
  const isDone = agent?.trainingStatus === 'completed'
  const percent = isDone ? 100 : Math.round((agent?.trainingProgress ?? 0) * 100)
  return (
    <OutcomeFrame
      icon={<Sparkles size={18} />}
      title={isDone ? wizardTexts.finalizing : trainingTexts.training}
    >
      <Box width="320px" maxWidth="100%">
        <Progress value={percent} aria-label={trainingTexts.training} />
      </Box>
      <Text as="p" size="2" color="gray" align="center">
        {agent?.name ?? 'Your agent'} is reading its knowledge. You can leave this page; training continues.
      </Text>
    </OutcomeFrame>
  )
}
