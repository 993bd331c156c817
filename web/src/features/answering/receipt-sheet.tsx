import { receiptTexts } from '@parleykit/contract/receipt-texts'
import type { PopupProps } from '../../ui/lazy-popup.tsx'
import { SideSheet } from '../../ui/side-sheet.tsx'
import { Receipt, type ReceiptProps } from './receipt.tsx'

/** The receipt of an agent's message in a side sheet. */
export default function ReceiptSheet({ messageId, sources, ...popup }: PopupProps & ReceiptProps) {
  return (
    <SideSheet title={receiptTexts.why} {...popup}>
      <Receipt messageId={messageId} sources={sources} entriesOpen="here" />
    </SideSheet>
  )
}
