import { receiptTexts } from '@parleykit/contract/receipt-texts'
import { Skeleton, Text } from '@radix-ui/themes'
import { useRef, useState } from 'react'
import { lazyPlace } from '../../ui/lazy-place.tsx'
import type { ReceiptProps } from './receipt.tsx'
import './why-beside.css'

const LazyReceipt = lazyPlace(
  () => import('./receipt.tsx'),
  ({ ReceiptBeside }) => ReceiptBeside,
  <Skeleton height="120px" />,
)

interface WhyBesideProps extends Omit<ReceiptProps, 'entriesOpen'> {
  /** Scrolls the opened receipt into view. */
  readonly onShown: (opened: HTMLElement) => void
}

/** The receipt of an agent's message, shown inline so that it can be read while correcting the message. */
export function WhyBeside({ onShown, ...shown }: WhyBesideProps) {
  const place = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      ref={place}
      className="why-beside"
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) setOpen(currentTarget.open)
      }}
    >
      <Text as="div" size="2" color="gray" asChild>
        <summary>{receiptTexts.why}</summary>
      </Text>
      {isOpen && <LazyReceipt {...shown} onShown={() => place.current && onShown(place.current)} />}
    </details>
  )
}
