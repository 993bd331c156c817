import { Flex, Heading, Skeleton, Text } from '@radix-ui/themes'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import './models.css'

interface ModelsFrameProps {
  readonly title: string
  readonly intro: ReactNode
  /** The link to the page above. */
  readonly back: ReactNode
  /** More words below the introduction. */
  readonly note?: string
  /** The words if its content couldn't be fetched. */
  readonly failed: string
  readonly error: Error | null
  readonly onRetry: () => void
  /** Undefined while it is being fetched. */
  readonly children: ReactNode
}

/** The head of a page about models, and a placeholder for its content until that is there. */
export function ModelsFrame(frame: ModelsFrameProps) {
  const { title, intro, back, note, failed, error, onRetry, children } = frame
  usePageTitle(title)
  return (
    <Flex direction="column" gap="6" className="reading-width">
      <div>
        <Flex align="center" gap="1" mb="2">
          <ChevronLeft size={16} aria-hidden />
          {back}
        </Flex>
        <Heading as="h1" size="7">
          {title}
        </Heading>
        <Text as="p" color="gray">
          {intro}
        </Text>
        {note && (
          <Text as="p" size="2" mt="2">
            {note}
          </Text>
        )}
      </div>
      {error && <ErrorState text={failed} onRetry={onRetry} />}
      {children ??
        (!error && (
          <Flex direction="column" gap="3" role="status" aria-label="Loading">
            <Skeleton height="120px" />
            <Skeleton height="280px" />
          </Flex>
        ))}
    </Flex>
  )
}
