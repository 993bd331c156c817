import { expect, test } from 'vitest'
import { type DoubtfulAnswer, groupDoubtful } from './group-doubtful.ts'

const monday = new Date('2026-03-02T10:00:00Z')
const tuesday = new Date('2026-03-03T10:00:00Z')
const none = { answered: [], dismissed: [] }

function answerTo(question: string, messageId: number, rest: Partial<DoubtfulAnswer> = {}): DoubtfulAnswer {
  return {
    question,
    messageId,
    lastAskedAt: monday,
    conversationId: 100 + messageId,
    answer: `Answer ${messageId}`,
    thumb: null,
    thumbComment: null,
    confidence: 0.9,
    sources: [],
    comesBack: rest.thumb === 'down',
    ...rest,
  }
}

const idsOf = (groups: readonly { messageId: number }[]) => groups.map(({ messageId }) => messageId)

test('thumbs down come first, then what was answered with the least confidence; alike questions are one', () => {
  const sources = [1, 2].map((passage) => ({ title: 'Prices', url: null, quote: `Line ${passage}.` }))
  const groups = groupDoubtful(
    [
      answerTo('Where can I park?', 1, { confidence: 0.7 }),
      answerTo('Do you sell gift cards?', 2, { confidence: 0.5, sources }),
      answerTo('When are you open?', 3, { confidence: 0.98, thumb: 'down', thumbComment: 'No' }),
      answerTo('gift cards do you sell', 4, { confidence: 0.8, lastAskedAt: tuesday }),
      answerTo('What does a kayak cost?', 5, { confidence: null, thumb: 'down', lastAskedAt: tuesday }),
    ],
    none,
  )
  expect(idsOf(groups)).toEqual([5, 3, 2, 1])
  expect(groups[1]).toMatchObject({ thumbsDown: 1, thumbComment: 'No', answers: 1, otherWordings: [] })
  expect(groups[2]).toEqual({
    question: 'Do you sell gift cards?',
    otherWordings: ['gift cards do you sell'],
    lastAskedAt: tuesday.toISOString(),
    messageIds: [2, 4],
    answers: 2,
    thumbsDown: 0,
    messageId: 2,
    conversationId: 102,
    answer: 'Answer 2',
    thumb: null,
    thumbComment: null,
    confidence: 0.5,
    sources: ['Prices'],
  })
})

test('what the owner answered since is left out, and so is what was dismissed, but for a later thumb down', () => {
  const question = 'Do you sell gift cards?'
  const given = [answerTo(question, 1), answerTo(question, 2, { thumb: 'down', lastAskedAt: tuesday })]
  expect(groupDoubtful(given, { answered: [{ question, createdAt: tuesday }], dismissed: [] })).toEqual([])
  const dismissed = [{ messageId: 1, question, dismissedAt: monday }]
  expect(idsOf(groupDoubtful(given, { answered: [], dismissed }))).toEqual([2])
  expect(groupDoubtful(given, { answered: [], dismissed }, 'dismissed')).toMatchObject([
    { messageId: 1, messageIds: [1] },
  ])
  const later = [{ messageId: 1, question, dismissedAt: tuesday }]
  expect(groupDoubtful(given, { answered: [], dismissed: later })).toEqual([])
})

test('an answer to a question without words can be dismissed as well', () => {
  const given = [answerTo('???', 1), answerTo('🙂', 2)]
  expect(idsOf(groupDoubtful(given, none))).toEqual([1, 2])
  const dismissed = [{ messageId: 2, question: '🙂', dismissedAt: monday }]
  expect(idsOf(groupDoubtful(given, { answered: [], dismissed }))).toEqual([1])
})
