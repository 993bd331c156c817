import { expect, test } from 'vitest'
import type { DismissedQuestion, OwnerAnswer } from './group-similar-questions.ts'
import { groupUnanswered, type RefusedWording } from './group-unanswered.ts'

const monday = new Date('2026-03-02T10:00:00Z')
const tuesday = new Date('2026-03-03T10:00:00Z')

function refused(questions: readonly string[]): RefusedWording[] {
  return questions.map((question, number) => ({
    question,
    asked: 10 - number,
    lastAskedAt: monday,
    conversationId: 100 + number,
    messageId: 200 + number,
  }))
}

const groupsOf = (questions: readonly string[], answered: readonly OwnerAnswer[] = []) =>
  groupUnanswered(refused(questions), { answered, dismissed: [] }).map(({ question, otherWordings }) => [
    question,
    ...otherWordings,
  ])

test('wordings of one question come together, and questions that differ in what they are about do not', () => {
  expect(
    groupsOf([
      'How much does delivery to Spain cost?',
      'Do you sell gift cards?',
      'What are the delivery costs to Spain',
      'How much does delivery to Norway cost?',
      'gift cards?',
      'is parking free on Sundays',
      'Can our school class rent a canoe on Sunday?',
      'Can our school class rent a kayak on Sunday?',
    ]),
  ).toEqual([
    ['How much does delivery to Spain cost?', 'What are the delivery costs to Spain'],
    ['Do you sell gift cards?', 'gift cards?'],
    ['How much does delivery to Norway cost?'],
    ['is parking free on Sundays'],
    ['Can our school class rent a canoe on Sunday?'],
    ['Can our school class rent a kayak on Sunday?'],
  ])
})

test('an answer takes the wordings off the list that it is given to, and no others that are only alike', () => {
  const answered = [{ question: 'How much is parking?', createdAt: new Date('2027-01-01') }]
  expect(groupsOf(['how much is the parking', 'Do you sell rye pretzels?'], answered)).toEqual([
    ['Do you sell rye pretzels?'],
  ])
  const pretzels = [{ question: 'have you rye pretzels?', createdAt: new Date('2027-01-01') }]
  expect(groupsOf(['have you rye pretzels?', 'Do you sell rye pretzels?'])).toHaveLength(1)
  expect(groupsOf(['have you rye pretzels?', 'Do you sell rye pretzels?'], pretzels)).toEqual([
    ['Do you sell rye pretzels?'],
  ])
})

test('inflected forms and missing accents make no other question, in several languages at once', () => {
  expect(
    groupsOf([
      'Gibt es bei euch Gutscheine?',
      '¿Cuánto cuesta la bicicleta eléctrica?',
      'Можно ли вернуть велосипед завтра?',
      'Habt ihr auch einen Gutschein?',
      'cuanto cuestan las bicicletas electricas',
      'Combien coûte la location du vélo ?',
      'Вернуть велосипеды можно завтра?',
      'combien coute une location de velo',
    ]),
  ).toEqual([
    ['Gibt es bei euch Gutscheine?', 'Habt ihr auch einen Gutschein?'],
    ['¿Cuánto cuesta la bicicleta eléctrica?', 'cuanto cuestan las bicicletas electricas'],
    ['Можно ли вернуть велосипед завтра?', 'Вернуть велосипеды можно завтра?'],
    ['Combien coûte la location du vélo ?', 'combien coute une location de velo'],
  ])
})

test('languages without spaces are grouped too', () => {
  expect(groupsOf(['自転車の修理はできますか', '駐車場はありますか', '自転車の修理ができますか?'])).toEqual([
    ['自転車の修理はできますか', '自転車の修理ができますか?'],
    ['駐車場はありますか'],
  ])
})

test('a question of function words alone is still the same as itself only', () => {
  expect(groupsOf(['Who are you with?', 'And what about this?', 'who are you with'])).toEqual([
    ['Who are you with?', 'who are you with'],
    ['And what about this?'],
  ])
})

test("what the owner's answer covers is gone, until it is refused again", () => {
  const questions = ['Do you sell gift cards?', 'Is there a gift card you sell', 'Where can I park?']
  const answer = { question: 'Do you sell gift cards?', createdAt: tuesday }
  expect(groupsOf(questions, [answer])).toEqual([['Where can I park?']])
  expect(groupsOf(questions, [{ ...answer, createdAt: new Date(monday.getTime() - 1) }])).toHaveLength(2)
})

test('a group sums up its wordings', () => {
  const groups = groupUnanswered(
    [
      { question: 'Gift cards?', asked: 2, lastAskedAt: tuesday, conversationId: 7, messageId: 9 },
      { question: 'Do you have gift cards?', asked: 5, lastAskedAt: monday, conversationId: 3, messageId: 4 },
      { question: 'Have you gift cards', asked: 1, lastAskedAt: monday, conversationId: 7, messageId: 8 },
    ],
    { answered: [], dismissed: [] },
  )
  expect(groups).toEqual([
    {
      question: 'Do you have gift cards?',
      otherWordings: ['Gift cards?', 'Have you gift cards'],
      asked: 8,
      lastAskedAt: tuesday.toISOString(),
      conversationIds: [7, 3],
      messageIds: [4, 9, 8],
    },
  ])
})

test('what was dismissed is off the list however it is asked, and shown apart with what to put back', () => {
  const questions = ['Do you sell gift cards?', 'Is there a gift card you sell', 'Where can I park?']
  const gone: DismissedQuestion = {
    messageId: 5,
    question: 'do you sell gift cards',
    dismissedAt: new Date(monday.getTime() - 1),
  }
  const settled = { answered: [], dismissed: [gone] }
  const left = groupUnanswered(refused(questions), settled)
  expect(left.map(({ question }) => question)).toEqual(['Where can I park?'])
  const dismissed = groupUnanswered(refused(questions), settled, 'dismissed')
  expect(dismissed).toMatchObject([{ question: 'Do you sell gift cards?', asked: 19, messageIds: [5] }])
})
