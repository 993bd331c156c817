import { expect, test } from 'vitest'
import { buildIndex } from '../../index/build-index.ts'
import { searchIndex } from '../../query/search-index.ts'
import { splitIntoPassages } from '../../text/split-into-passages.ts'
import { composeAnswer } from '../compose-answer.ts'

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
