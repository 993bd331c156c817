import { readingDirection } from '@parleykit/contract/reading-direction'
import type { AnswerReceipt, PassageUse } from '@parleykit/contract/receipts'
import { Badge, Flex, Text } from '@radix-ui/themes'
import { AnswerText } from './answer-text.tsx'
import { HeldWords } from './held-words-line.tsx'

const useWords: Readonly<Record<PassageUse, { words: string; color: 'green' | 'gray' }>> = {
  quoted: { words: 'quoted', color: 'green' },
  cited: { words: 'cited by the model', color: 'green' },
  read: { words: 'read by the model, not cited', color: 'gray' },
  over_budget: { words: 'too long to send along', color: 'gray' },
  weaker: { words: 'found, but others fit better', color: 'gray' },
  refused: { words: 'found, but not enough', color: 'gray' },
}

/** The passages that were found, the best first, with what became of each. */
export function ReceiptPassages({ receipt: { passages, terms } }: { readonly receipt: AnswerReceipt }) {
  if (passages.length === 0) return null
  return (
    <ol className="receipt-passages" aria-label="Passages found">
      {passages.map(({ passageId, title, heading, text, score, use }) => (
        <li key={passageId}>
          <Flex align="center" gap="2" wrap="wrap" mb="1">
            <Text size="2" weight="medium" dir="auto">
              {title === null ? 'Deleted or changed since' : [title, heading].filter(Boolean).join(' › ')}
            </Text>
            <Badge color={useWords[use].color}>{useWords[use].words}</Badge>
          </Flex>
          {text !== null && (
            <div dir={readingDirection(text)} className="receipt-text">
              <AnswerText text={text} size="1" color="gray" />
            </div>
          )}
          {text !== null && terms.length > 0 && (
            <HeldWords what="passage" text={text} terms={terms} isByMeaning={score === 0} />
          )}
        </li>
      ))}
    </ol>
  )
}
