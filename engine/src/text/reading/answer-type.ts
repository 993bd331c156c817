import { wholeWords } from '../../languages/alternatives.ts'

/** The kind of thing that a question asks for, if its words tell. */
export type AnswerType = 'number' | 'date' | 'person' | 'place' | 'reason' | 'other'

/** In the order in which they are tested. */
const TYPES = ['date', 'number', 'person', 'place', 'reason'] as const
const ASKED = TYPES.map((type) => ({
  type,
  words: new RegExp(
    wholeWords(({ answerTypes }) => answerTypes?.[type]),
    'u',
  ),
}))

/** The kind of answer that `question` asks for, or `other` if its words don't tell. */
export function expectedAnswerType(question: string): AnswerType {
  const lower = question.toLowerCase()
  return ASKED.find(({ words }) => words.test(lower))?.type ?? 'other'
}
