import { trainingTexts } from '@parleykit/contract/training/training-texts'
import { Button, Text } from '@radix-ui/themes'
import { TriangleAlert } from 'lucide-react'
import { OutcomeFrame } from './outcome-frame.tsx'
import { wizardTexts } from './wizard-texts.ts'

interface FailedScreenProps {
  readonly reason: string
  readonly onReview: () => void
}

export function FailedScreen({ reason, onReview }: FailedScreenProps) {
  return (
    <OutcomeFrame icon={<TriangleAlert size={18} />} title={trainingTexts.failedTitle}>
      <Text as="p" size="2" color="gray" align="center" className="reading-width">
        {reason}
      </Text>
      <Button onClick={onReview}>{wizardTexts.goBack}</Button>
    </OutcomeFrame>
  )
}
