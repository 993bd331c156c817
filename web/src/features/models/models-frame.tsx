import { Flex, Heading, Skeleton, Text, Link as TextLink } from '@radix-ui/themes'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { modelGuidePath, modelsTitle, modelTexts } from './model-texts.ts'
import type { ModelScope } from './queries.ts'
import './models.css'

interface ModelsFrameProps {
  readonly scope: ModelScope
  /** The link to the page above. */
  readonly back: ReactNode
  /** More words below the introduction. */
  readonly note?: string
  readonly error: Error | null
  readonly onRetry: () => void
  /** Undefined while the models are being fetched. */
  readonly children: ReactNode
}

/** The head of a page of models, and what stands for its content until that is there. */
export function ModelsFrame({ scope, back, note, error, onRetry, children }: ModelsFrameProps) {
  usePageTitle(modelsTitle)
  return (
    <Flex direction="column" gap="6" className="reading-width">
      <div>
        <Flex align="center" gap="1" mb="2">
          <ChevronLeft size={16} aria-hidden />
          {back}
        </Flex>
        <Heading as="h1" size="7">
          {modelsTitle}
        </Heading>
        <Text as="p" color="gray">
          {modelTexts.intro[scope]}{' '}
          <TextLink href={modelGuidePath} target="_blank">
            {modelTexts.guide}
          </TextLink>
        </Text>
        {note && (
          <Text as="p" size="2" mt="2">
            {note}
          </Text>
        )}
      </div>
      {error && <ErrorState text={modelTexts.failed} onRetry={onRetry} />}
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
