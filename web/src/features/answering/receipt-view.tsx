import type { AnswerReceipt } from '@parleykit/contract/receipts'
import { Text } from '@radix-ui/themes'
import { explainReceipt } from './explain-receipt.ts'
import { ReceiptFigures } from './receipt-figures.tsx'
import { ReceiptPassages } from './receipt-passages.tsx'

/** A receipt: plain words first, then the passages, then the figures. */
export function ReceiptView({ receipt }: { readonly receipt: AnswerReceipt }) {
  return (
    <div className="receipt">
      {explainReceipt(receipt).map((sentence) => (
        <Text as="p" size="2" key={sentence}>
          {sentence}
        </Text>
      ))}
      <ReceiptPassages passages={receipt.passages} />
      <ReceiptFigures receipt={receipt} />
    </div>
  )
}
