import { receiptTexts } from '@parleykit/contract/receipt-texts'
import { Button, Skeleton } from '@radix-ui/themes'
import { CircleHelp } from 'lucide-react'
import { lazyPlace } from '../../ui/lazy-place.tsx'
import { SideSheet } from '../../ui/side-sheet.tsx'
import type { ReceiptProps } from './receipt.tsx'

const LazyReceipt = lazyPlace(
  () => import('./receipt.tsx'),
  ({ Receipt }) => Receipt,
  <Skeleton height="120px" />,
)

/** Opens a sheet with the receipt of an agent's message, fetched only on opening. */
export function WhyThisAnswer(props: Omit<ReceiptProps, 'entriesOpen'>) {
  return (
    <SideSheet
      title={receiptTexts.why}
      trigger={
        <Button size="1" variant="ghost" color="gray">
          <CircleHelp size={13} /> {receiptTexts.why}
        </Button>
      }
    >
      <LazyReceipt {...props} entriesOpen="here" />
    </SideSheet>
  )
}
