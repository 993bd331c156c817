import type { TraceTerm } from '@parleykit/contract/answering/answer-traces'
import { receiptTexts } from '@parleykit/contract/receipt-texts'
import { Text } from '@radix-ui/themes'
import { heldWords } from './held-words.ts'

interface HeldWordsProps {
  readonly what: 'sentence' | 'passage'
  readonly text: string
  readonly terms: readonly TraceTerm[]
  /** Whether its words are known to have played no part in finding it. */
  readonly isByMeaning?: boolean
}

/** How many of the relevant words a text contains; if none, what found it instead, if known. */
export function HeldWords({ what, text, terms, isByMeaning = false }: HeldWordsProps) {
  const words = heldWords(text, terms)
  if (words.held === 0 && !isByMeaning) return null
  return (
    <Text as="p" size="1" color="gray" dir="ltr" mt="1">
      {words.held === 0 ? receiptTexts.byMeaning : receiptTexts.holds(what, words)}
    </Text>
  )
}
