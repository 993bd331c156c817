import { Button, Flex, Heading, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { useToastOffset } from '../../../ui/layout/use-toast-offset.ts'

interface StepFrameProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A step's title, which takes the focus so that screen readers and the keyboard start at its top. */
export function StepFrame({ title, text, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <section>
      <Heading as="h2" size="5" mb="1" ref={heading} tabIndex={-1} className="step-title">
        {title}
      </Heading>
      <Text as="p" size="2" color="gray" mb="5">
        {text}
      </Text>
      {children}
    </section>
  )
}

interface StepActionsProps {
  readonly onBack?: () => void
  readonly isBusy?: boolean
  /** The step's own button. */
  readonly children: ReactNode
}

export function StepActions({ onBack, isBusy = false, children }: StepActionsProps) {
  const place = useRef<HTMLDivElement>(null)
  useToastOffset(place)
  return (
    <Flex ref={place} justify="between" gap="3" wrap="wrap-reverse" className="step-actions">
      <Flex gap="3">
        <Button type="button" variant="soft" color="gray" asChild>
          <Link to="/dashboard">Cancel</Link>
        </Button>
        {onBack && (
          <PendingButton type="button" variant="soft" color="gray" onClick={onBack} isOff={isBusy}>
            Back
          </PendingButton>
        )}
      </Flex>
      {children}
    </Flex>
  )
}
