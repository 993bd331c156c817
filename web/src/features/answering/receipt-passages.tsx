import { readingDirection } from '@parleykit/contract/reading-direction'
import type { AnswerReceipt, PassageUse } from '@parleykit/contract/receipts'
import { Badge, Flex, Text } from '@radix-ui/themes'

const USES: Readonly<Record<PassageUse, { words: string; color: 'green' | 'gray' }>> = {
  quoted: { words: 'quoted', color: 'green' },
  cited: { words: 'cited by the model', color: 'green' },
  read: { words: 'read by the model, not cited', color: 'gray' },
  over_budget: { words: 'too long to send along', color: 'gray' },
  weaker: { words: 'found, but others fit better', color: 'gray' },
  refused: { words: 'found, but not enough', color: 'gray' },
}

/** The passages that were found, the best first, with what became of each. */
export function ReceiptPassages({ passages }: Pick<AnswerReceipt, 'passages'>) {
  if (passages.length === 0) return null
  return (
    <ol className="receipt-passages" aria-label="Passages found">
      {passages.map(({ passageId, title, heading, text, score, similarity, use }) => (
        <li key={passageId}>
          <Flex align="center" gap="2" wrap="wrap" mb="1">
            <Text size="2" weight="medium" dir="auto">
              {title === null ? 'Deleted or changed since' : [title, heading].filter(Boolean).join(' › ')}
            </Text>
            <Badge color={USES[use].color}>{USES[use].words}</Badge>
            <Text size="1" color="gray" className="receipt-figure">
              {describeScore(score, similarity)}
            </Text>
          </Flex>
          {text !== null && (
            <Text as="p" size="1" color="gray" dir={readingDirection(text)} className="receipt-text">
              {text}
            </Text>
          )}
        </li>
      ))}
    </ol>
  )
}

function describeScore(score: number, similarity: number | null): string {
  if (similarity === null) return `score ${score.toFixed(1)}`
  const byMeaning = `similarity ${similarity.toFixed(2)}`
  return score > 0 ? `score ${score.toFixed(1)} · ${byMeaning}` : `found by meaning alone · ${byMeaning}`
}
