import { Flex, Progress, Text } from '@radix-ui/themes'

interface ImportProgressProps {
  readonly words: string
  /** 0 to 1. */
  readonly share: number
}

export function ImportProgress({ words, share }: ImportProgressProps) {
  return (
    <Flex direction="column" gap="2" role="status">
      <Text size="2">{words}</Text>
      <Progress value={Math.round(share * 100)} aria-label={words} />
    </Flex>
  )
}
