import { expect, test } from 'vitest'
import { buildIndex } from '../../index/build-index.ts'
import { searchIndex } from '../../query/search-index.ts'
import { splitIntoPassages } from '../../text/split-into-passages.ts'
import { composeAnswer } from '../compose-answer.ts'
import { CERTAIN_CONFIDENCE } from '../decide-answerability.ts'

/** What would be replied, however sure. */
const answerFrom = (text: string, question: string) => {
  const passages = splitIntoPassages(text).map((passage, passageId) => ({
    ...passage,
    ...{ passageId, entryId: 1, title: '' },
  }))
  const answer = composeAnswer({
    search: searchIndex(buildIndex(passages), question, { limit: 8 }),
    passages,
    threshold: 0,
  })
  return answer.kind === 'answer' ? answer.text : ''
}

test('where a sentence has little of the question its short paragraph is shown whole', () => {
  const hotline =
    'The hotline is staffed day and night: 0117 496 0199. Please ring, nobody reads mail at night.'
  const question = 'Our heating broke down, whom do I ring at night?'
  expect(answerFrom(`# Emergencies\n\n${hotline}`, question)).toBe(hotline)
  expect(answerFrom(`# Emergencies\n\n${hotline}`, 'Does nobody read mail at night?')).toBe(
    'Please ring, nobody reads mail at night.',
  )
  const many = Array.from({ length: 8 }, (_, at) => `Team ${at} drives out from depot number ${at}.`).join(
    ' ',
  )
  const answer = answerFrom(`# Emergencies\n\n${hotline} ${many}`, question)
  expect(answer).toContain('nobody reads mail')
  expect(answer).not.toContain('depot number 5')
})

test('a short paragraph that leads in to a short list is shown with it, and never without', () => {
  const plan = `The membership plan costs £18.50 a month. It covers:

- two check-ups a year
- worldwide emergency cover up to £1,000`
  expect(answerFrom(`# Membership plan\n\n${plan}`, 'What does the membership plan include?')).toBe(
    plan.replace('\n\n', '\n'),
  )
  const many = Array.from({ length: 12 }, (_, at) => `- treatment number ${at} of the list`).join('\n')
  const long = `# Membership plan\n\nThe membership plan costs £18.50 a month. It covers:\n\n${many}`
  expect(answerFrom(long, 'What is the price of the membership plan?')).toBe(
    'The membership plan costs £18.50 a month.',
  )
})

test('text between two sentences of a reply is shown with them', () => {
  const text =
    '# By car\n\nWe have no car park of our own. Guests leave theirs at Queen Charlotte Street, four minutes away, for £14.50 a day. Nothing higher than two metres fits in there, so no vans or boxes on the roof. Chargers are on level two of that car park, fourteen of them, which you pay for by card at the pillar.'
  expect(answerFrom(text, 'Do you have a car park?')).toMatch(
    /^We have no car park of our own\. Guests leave theirs at Queen Charlotte Street.* Chargers are on level two/,
  )
})

test('a sentence that leads in to nothing joins no answer', () => {
  const texts = [
    '# At the reception\n\nWe rent bikes and canoes.',
    '# Prices\n\nFor the bikes and canoes that we rent we ask:\n\n## Season\n\nTwelve euros.',
  ]
  const passages = texts
    .flatMap((text, entryId) => splitIntoPassages(text).map((passage) => ({ ...passage, entryId })))
    .map((passage, passageId) => ({ ...passage, passageId, title: '' }))
  const search = searchIndex(buildIndex(passages), 'Do you rent bikes and canoes?', { limit: 8 })
  const answer = composeAnswer({ search, passages })
  expect(answer.kind === 'answer' && answer.text).toContain('We rent bikes and canoes.')
  expect(answer.kind === 'answer' && answer.text).not.toContain('we ask:')
})

test('a reply that leaves out lines of the list asked for isn’t sure', () => {
  const courses = Array.from(
    { length: 30 },
    (_, at) => `- Pottery course ${at} on a Monday of the ${at}th week`,
  )
  const coursesFrom = (lines: readonly string[]) => {
    const text = `# Courses\n\nWe offer these pottery courses:\n\n${lines.join('\n')}`
    const passages = splitIntoPassages(text).map((passage, passageId) => ({
      ...passage,
      passageId,
      entryId: 1,
      title: '',
    }))
    const search = searchIndex(buildIndex(passages), 'Which pottery courses do you offer?', { limit: 8 })
    return composeAnswer({ search, passages })
  }
  expect(coursesFrom(courses.slice(0, 5)).confidence).toBeGreaterThanOrEqual(CERTAIN_CONFIDENCE)
  const cut = coursesFrom(courses)
  expect(cut.kind === 'answer' && cut.text).toContain('…')
  expect(cut.confidence).toBeLessThan(CERTAIN_CONFIDENCE)
})
