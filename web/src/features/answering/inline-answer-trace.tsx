import { Skeleton, Text } from '@radix-ui/themes'
import { useRef, useState } from 'react'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import type { AnswerTracePanelProps } from './answer-trace-panel.tsx'
import { traceTexts } from './trace-texts.ts'
import './inline-answer-trace.css'

const LazyTracePanel = lazyComponent(
  () => import('./answer-trace-panel.tsx'),
  ({ InlineTracePanel }) => InlineTracePanel,
  <Skeleton height="120px" />,
)

interface InlineAnswerTraceProps extends Omit<AnswerTracePanelProps, 'entriesOpen'> {
  /** Scrolls the opened trace into view. */
  readonly onShown: (opened: HTMLElement) => void
}

/** The trace of an agent's message, shown inline so that it can be read while correcting the message. */
export function InlineAnswerTrace({ onShown, ...shown }: InlineAnswerTraceProps) {
  const place = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      ref={place}
      className="inline-answer-trace"
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) setOpen(currentTarget.open)
      }}
    >
      <Text as="div" size="2" color="gray" asChild>
        <summary>{traceTexts.why}</summary>
      </Text>
      {isOpen && <LazyTracePanel {...shown} onShown={() => place.current && onShown(place.current)} />}
    </details>
  )
}
