import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { receiptTexts } from '@parleykit/contract/receipt-texts'
import { Text } from '@radix-ui/themes'
import { AnswerText } from './answer-text.tsx'
import './answering.css'
import { explainReceipt } from './explain-receipt.ts'
import { readings } from './held-words.ts'
import { HeldWords } from './held-words-line.tsx'
import { ReceiptFigures } from './receipt-figures.tsx'
import { ReceiptPassages, type ReceiptPassagesProps } from './receipt-passages.tsx'

/** A receipt: plain words first, then the passages, then the figures on request. */
export function ReceiptView(props: ReceiptPassagesProps) {
  const { receipt, sources } = props
  const sentences = [...explainReceipt(receipt), ...readings(receipt)]
  return (
    <div className="receipt">
      {sentences.map((sentence) => (
        <Text as="p" size="2" key={sentence}>
          {sentence}
        </Text>
      ))}
      {receipt.terms.length > 0 &&
        sources.map(({ title, quote }) => (
          <blockquote key={`${title} ${quote}`} dir={readingDirection(quote)} className="receipt-quote">
            <AnswerText text={quote} size="2" />
            <HeldWords what="sentence" text={quote} terms={receipt.terms} />
          </blockquote>
        ))}
      <ReceiptPassages {...props} />
      <details className="receipt-details">
        <Text as="div" size="2" color="gray" asChild>
          <summary>{receiptTexts.figures}</summary>
        </Text>
        <ReceiptFigures receipt={receipt} />
      </details>
    </div>
  )
}
