import type { TraceTerm } from '@parleykit/contract/answering/answer-traces'
import { Text } from '@radix-ui/themes'
import { countMatchedWords } from './matched-words.ts'
import { traceTexts } from './trace-texts.ts'

interface MatchedWordsProps {
  readonly what: 'sentence' | 'passage'
  readonly text: string
  readonly terms: readonly TraceTerm[]
  /** Whether its words are known to have played no part in finding it. */
  readonly isByMeaning?: boolean
}

/** How many of the relevant words a text contains; if none, what found it instead, if known. */
export function MatchedWords({ what, text, terms, isByMeaning = false }: MatchedWordsProps) {
  const words = countMatchedWords(text, terms)
  if (words.matched === 0 && !isByMeaning) return null
  return (
    <Text as="p" size="1" color="gray" dir="ltr" mt="1">
      {words.matched === 0 ? traceTexts.byMeaning : traceTexts.holds(what, words)}
    </Text>
  )
}
