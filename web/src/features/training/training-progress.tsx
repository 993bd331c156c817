import { trainingTexts } from '@parleykit/contract/training/training-texts'
import { Flex, Progress, Text } from '@radix-ui/themes'

/** A running training; `share` is the completed fraction, 0 to 1. */
export function TrainingProgress({ share }: { readonly share: number }) {
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
