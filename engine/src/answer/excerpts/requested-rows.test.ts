import { expect, test } from 'vitest'
import { buildIndex } from '../../index/build-index.ts'
import { NO_RANKS } from '../../index/word-ranks.ts'
import { searchIndex } from '../../query/search-index.ts'
import { composeAnswer } from '../compose-answer.ts'

/** What is answered of one text, whatever the confidence. */
function answerOf(text: string, question: string): string {
  const passage = { passageId: 1, entryId: 1, title: '', heading: '', text }
  const search = searchIndex(buildIndex([passage]), question, { limit: 8, ranksOf: () => NO_RANKS })
  const answer = composeAnswer({ search, passages: [passage], threshold: 0 })
  return answer.kind === 'answer' ? answer.text : ''
}

const seasons = [
  'Precios de la casa rural por temporada.',
  '',
  '| Temporada | Casa grande por noche |',
  '|---|---|',
  '| Baja (nov-mar) | 260 € |',
  '| Media (abr-jun, sep-oct) | 310 € |',
  '| Alta (jul, ago) | 390 € |',
].join('\n')

test.each([
  ['agosto', '390 €'],
  ['mayo', '310 €'],
  ['enero', '260 €'],
])('a month is looked up in the seasons of the rows: %s', (month, price) => {
  const reply = answerOf(seasons, `cuanto cuesta la casa grande por noche en ${month}`)
  expect(['260 €', '310 €', '390 €'].filter((each) => reply.includes(each))).toEqual([price])
})

test('what names a day is no compound: Sonnabend is neither Sunday nor an evening', () => {
  const text = 'Am Abend rufen Sie bitte an.\n\nSonn- und Feiertage: geschlossen.\n\nSamstag 9:30–13:30 Uhr.'
  expect(answerOf(text, 'habt ihr sonnabends auf')).toContain('9:30')
})

test('a list is shown whole where the word above it is asked for, whatever a line has that is related to it', () => {
  const text =
    "Le casque est obligatoire jusqu'à 14 ans.\n\nÀ mettre dans le sac :\n\n- une paire de gants de rechange\n- une gourde\n- un goûter\n- une crème solaire"
  const reply = answerOf(text, "qu'est-ce qu'il faut mettre dans le sac ?")
  expect(reply).toContain('gants')
  expect(reply).toContain('gourde')
})
