import { trainingTexts } from '@parleykit/contract/owner-training-texts'
import { wizardTexts } from '@parleykit/contract/owner-wizard-texts'
import { Button, Text } from '@radix-ui/themes'
import { TriangleAlert } from 'lucide-react'
import { OutcomeFrame } from './outcome-frame.tsx'

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
