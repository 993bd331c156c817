import { wholeWords } from '../../languages/alternatives.ts'

/** What kind of thing a question asks for, where its words tell. */
export type AnswerType = 'number' | 'date' | 'person' | 'place' | 'reason' | 'other'

/** In the order in which they are tried. */
const TYPES = ['date', 'number', 'person', 'place', 'reason'] as const
const ASKED = TYPES.map((type) => ({
  type,
  words: new RegExp(
    wholeWords(({ answerTypes }) => answerTypes?.[type]),
    'u',
  ),
}))

/** The kind of answer that `question` asks for. `other` where its words tell none. */
export function expectedAnswerType(question: string): AnswerType {
  const lower = question.toLowerCase()
  return ASKED.find(({ words }) => words.test(lower))?.type ?? 'other'
}
