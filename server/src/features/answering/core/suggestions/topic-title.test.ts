import { findTopics, type Topic } from '@parleykit/engine/text/reading/find-topics'
import { expect, test } from 'vitest'
import { topicTitle } from './topic-title.ts'

const topicsOf = (text: string, heading = '') => findTopics({ passageId: 0, title: '', heading, text })
const titlesOf = (topics: readonly Topic[], languages = ['en']) =>
  topics.map((topic) => topicTitle(topic, topic.label, languages))
const filler = Array.from({ length: 70 }, (_, at) => `word${at}`).join(' ')

test('a heading or the name of a line is shown as it is, several of them apart', () => {
  expect(titlesOf(topicsOf('Dogs are welcome on the whole site.', 'Camping › Dogs'))).toEqual(['Dogs'])
  expect(titlesOf(topicsOf('Opening: 9 to 5.\nhours on Sunday: 10 to 4.'))).toEqual([
    'Opening · Hours on Sunday',
  ])
  expect(titlesOf(topicsOf('**Can we light a fire?**\nOnly in the rings.'))).toEqual(['Can we light a fire?'])
})

test('names that are long together are shown as far as there is room, and never end in "and"', () => {
  const lines = ['Breakfast in the garden: 9 euros.', 'Late check out on Sundays: 20 euros.', 'Dogs: no.']
  expect(titlesOf(topicsOf(lines.join('\n')))).toEqual(['Breakfast in the garden'])
  expect(titlesOf(topicsOf('We have both.', 'Cakes and pastries that we bake in the house and'))).toEqual([
    'Cakes and pastries that we bake…',
  ])
  expect(titlesOf(topicsOf('We have both.', 'Cakes and'))).toEqual(['Cakes'])
  expect(titlesOf(topicsOf('Take bus 8.', 'Getting here'))).toEqual(['Getting here'])
  expect(titlesOf(topicsOf('Ein Helm.', 'Was dabei ist'), ['de'])).toEqual(['Was dabei ist'])
})

test('a whole sentence becomes what it speaks of first, behind the heading that it stands under', () => {
  const sentence = 'Kayaks are rented from May to September and can be had at the boathouse.'
  expect(titlesOf(topicsOf(sentence))).toEqual(['Kayaks'])
  expect(titlesOf(topicsOf('We have a small parking place behind the house.'))).toEqual([
    'Small parking place',
  ])
  const [, second] = topicsOf(`${filler}. ${sentence}`, 'Boats')
  expect(second && titlesOf([second])).toEqual(['Boats: Kayaks'])
  expect(titlesOf(topicsOf('全国一律五百円で、翌日にお届けします。離島は別です。', ''), ['ja'])).toHaveLength(
    1,
  )
})

test('what stands in capitals is written small, but for abbreviations', () => {
  expect(titlesOf(topicsOf('Ten tonnes a year.', 'THRESHOLD FOR EU RELEASES'))).toEqual([
    'Threshold for EU releases',
  ])
  expect(titlesOf(topicsOf('Nineteen percent.', 'VAT'))).toEqual(['VAT'])
  expect(titlesOf(topicsOf('It is whole.', 'APPENDIX A — FINAL DOCUMENT FOR A FERRY'))).toEqual([
    'Appendix A — final document for a ferry',
  ])
  expect(titlesOf(topicsOf('It has all of them.', '26 APPENDIX C — NOTES ON FORMATTING'))).toEqual([
    'Appendix C — notes on formatting',
  ])
})

test('a table is named by what it is of, and no title has half a bracket', () => {
  const table = '| to air | to water |\n|---|---|\n| Methane | 100 |'
  expect(titlesOf(topicsOf(table, 'Pollutants › Greenhouse gases › THRESHOLD FOR RELEASES'))).toEqual([
    'Greenhouse gases: Threshold for releases',
  ])
  const rows = '| PCDD+PCFD (Dioxins+furans) (as Teq) | 0.1 |\n| Lead | 2 |'
  const [topic] = topicsOf(rows, 'Releases')
  expect(topic && topicTitle(topic, topic.longLabel, ['en'])).toBe('Releases: PCDD+PCFD (Dioxins+furans)')
})

test('what is told from another of its name is told by what it begins with', () => {
  const [topic] = topicsOf('Pensioners pay less than others do.', 'Call-out')
  expect(topic && topicTitle(topic, topic.longLabel, ['en'])).toBe('Call-out: Pensioners pay less')
})
