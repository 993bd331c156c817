import { unansweredPart } from '@parleykit/engine/answer/unanswered-part'
import { buildIndex } from '@parleykit/engine/index/build-index'
import { searchIndex } from '@parleykit/engine/query/search-index'
import { splitIntoPassages } from '@parleykit/engine/text/split-into-passages'
import { expect, test } from 'vitest'
import { getWordRanks } from '../../retrieval/get-word-ranks.ts'

const ENGLISH =
  '# Opening hours\nThe shop opens at nine on weekdays.\n\n# Delivery\nThe delivery of your order costs 5 euros.'
const GERMAN = '# Öffnungszeiten\nDer Laden öffnet um neun Uhr.\n\n# Lieferung\nDie Lieferung kostet 5 Euro.'

test.each([
  [ENGLISH, 'When does the shop open and who painted the Mona Lisa?', 'who painted the Mona Lisa'],
  [ENGLISH, 'When does the shop open? Is helium explosive?', 'Is helium explosive'],
  [GERMAN, 'Wann öffnet der Laden und gibt es Elefanten?', 'gibt es Elefanten'],
  [ENGLISH, 'When does the shop open and what does delivery cost?', undefined],
  [ENGLISH, 'When does the shop open?', undefined],
  [ENGLISH, 'Who painted the Mona Lisa and is helium explosive?', undefined],
])('a question of two parts: %#', (text, question, part) => {
  const passages = splitIntoPassages(text).map((passage, passageId) => ({
    ...passage,
    passageId,
    entryId: 1,
    title: '',
  }))
  const search = searchIndex(buildIndex(passages), question, { ranksOf: getWordRanks, limit: 8 })
  expect(unansweredPart(search.question)).toBe(part)
})
