import type { ChatSource } from '@parleykit/contract/chat'
import { receiptTexts } from '@parleykit/contract/receipt-texts'
import { Button, Skeleton } from '@radix-ui/themes'
import { CircleHelp } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { SideSheet } from '../../ui/side-sheet.tsx'
import './answering.css'

const Receipt = lazy(() => import('./receipt.tsx'))

interface WhyThisAnswerProps {
  readonly messageId: number
  /** What the answer quotes. */
  readonly sources: readonly ChatSource[]
}

/** Opens a sheet with the receipt of an agent's message, which is only fetched then. */
export function WhyThisAnswer(props: WhyThisAnswerProps) {
  return (
    <SideSheet
      title={receiptTexts.why}
      trigger={
        <Button size="1" variant="ghost" color="gray">
          <CircleHelp size={13} /> {receiptTexts.why}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton height="120px" />}>
        <Receipt {...props} />
      </Suspense>
    </SideSheet>
  )
}
