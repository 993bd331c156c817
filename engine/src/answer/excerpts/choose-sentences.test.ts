import { expect, test } from 'vitest'
import { buildIndex } from '../../index/build-index.ts'
import { searchIndex } from '../../query/search-index.ts'
import { splitIntoPassages } from '../../text/split-into-passages.ts'
import { composeAnswer } from '../compose-answer.ts'
import { SURE_CONFIDENCE } from '../weigh.ts'

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
  const answerFrom = (lines: readonly string[]) => {
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
  expect(answerFrom(courses.slice(0, 5)).confidence).toBeGreaterThanOrEqual(SURE_CONFIDENCE)
  const cut = answerFrom(courses)
  expect(cut.kind === 'answer' && cut.text).toContain('…')
  expect(cut.confidence).toBeLessThan(SURE_CONFIDENCE)
})
