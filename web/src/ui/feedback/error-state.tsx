import { Button, Callout, Flex } from '@radix-ui/themes'
import { TriangleAlert } from 'lucide-react'
import type { MouseEvent } from 'react'

interface ErrorStateProps {
  readonly text: string
  readonly onRetry: () => void
}

/** Shown in place of content that couldn't be loaded. */
export function ErrorState({ text, onRetry }: ErrorStateProps) {
  function retry(event: MouseEvent) {
    // The button disappears; its container keeps the focus.
    event.currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <Callout.Root color="red" role="alert">
      <Callout.Icon>
        <TriangleAlert size={16} />
      </Callout.Icon>
      <Flex align="center" justify="between" gap="3" wrap="wrap">
        <Callout.Text>{text}</Callout.Text>
        <Button size="1" variant="outline" color="red" onClick={retry}>
          Try again
        </Button>
      </Flex>
    </Callout.Root>
  )
}
