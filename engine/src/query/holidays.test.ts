import { expect, test } from 'vitest'
import { composeAnswer } from '../answer/compose-answer.ts'
import { buildIndex } from '../index/build-index.ts'
import { NO_RANKS } from '../index/word-ranks.ts'
import { searchIndex } from './search-index.ts'

/** What is answered of one text; nothing where it is refused. */
function answerOf(text: string, question: string): string {
  const passage = { passageId: 1, entryId: 1, title: '', heading: '', text }
  const search = searchIndex(buildIndex([passage]), question, { limit: 8, ranksOf: () => NO_RANKS })
  const answer = composeAnswer({ search, passages: [passage] })
  return answer.kind === 'answer' ? answer.text : ''
}

const german = `# Öffnungszeiten

Unsere Öffnungszeiten im Laden:

| Tag | Geöffnet |
|---|---|
| Montag | 9–18 Uhr |
| Dienstag bis Freitag | 9–19 Uhr |
| Samstag | 10–14 Uhr |`
const english = `# Opening hours

We are open at these times:

| Day | Open |
|---|---|
| Monday | 9 am – 6 pm |
| Tuesday to Friday | 9 am – 7 pm |
| Saturday | 10 am – 2 pm |`
const italian = `# Orari di apertura

Siamo aperti in questi orari:

| Giorno | Aperto |
|---|---|
| Lunedì | 9–18 |
| Martedì–Venerdì | 9–19 |
| Sabato | 10–14 |`
const french = `# Horaires d'ouverture

Nous sommes ouverts à ces heures :

| Jour | Ouvert |
|---|---|
| Lundi | 9 h – 18 h |
| Mardi à vendredi | 9 h – 19 h |
| Samedi | 10 h – 14 h |`
const spanish = `# Horario de apertura

Abrimos en este horario:

| Día | Abierto |
|---|---|
| Lunes | 9–18 h |
| Martes a viernes | 9–19 h |
| Sábado | 10–14 h |`

test.each([
  [german, 'Feiertage | 11–13 Uhr', 'Habt ihr am Ostermontag offen?'],
  [german, 'Feiertage | 11–13 Uhr', 'Habt ihr Karfreitag geöffnet?'],
  [english, 'Bank holidays | 11 am – 1 pm', 'Are you open on Easter Monday?'],
  [english, 'Public holidays | 11 am – 1 pm', 'Are you open on Good Friday?'],
  [english, 'Public holidays | 11 am – 1 pm', 'are you open bank holiday monday'],
  [italian, 'Festivi | 11–13', 'Siete aperti a Pasquetta?'],
  [italian, 'Festivi | 11–13', "Siete aperti il Lunedì dell'Angelo?"],
  [french, 'Jours fériés | 11 h – 13 h', 'Êtes-vous ouverts le lundi de Pâques ?'],
  [spanish, 'Festivos | 11–13 h', '¿Abren el Lunes de Pascua?'],
])(
  'a holiday with a weekday in its name is answered by the row of all of them: %#',
  (text, row, question) => {
    const reply = answerOf(`${text}\n| ${row} |`, question)
    expect(reply).toContain(row.split(' | ')[1])
    expect(reply).not.toMatch(/(?:18|19|14) ?(?:h|Uhr)|[267] pm|9–/u)
  },
)

test.each([
  [german, 'Habt ihr am Ostermontag offen?'],
  [german, 'Seid ihr Rosenmontag da?'],
  [english, 'Are you open on Easter Monday?'],
  [english, 'Are you open on Good Friday?'],
  [english, 'What time do you open on Black Friday?'],
  [italian, "Siete aperti il Lunedì dell'Angelo?"],
  [french, 'Êtes-vous ouverts le lundi de Pâques ?'],
  [spanish, '¿Abren el Lunes de Pascua?'],
])('nothing is said of a holiday where the knowledge says nothing: %#', (text, question) => {
  expect(answerOf(text, question)).toBe('')
})

test.each([
  [german, 'Habt ihr am Montag offen?', '9–18'],
  [english, 'Are you open on Monday?', '9 am – 6 pm'],
])('the day of the week is still answered: %#', (text, question, hours) => {
  expect(answerOf(`${text}\n| Easter Monday | 1–2 |`, question)).toContain(hours)
})

test('the row of the very day goes before that of all holidays', () => {
  const text = `${english}\n| Bank holidays | 11 am – 1 pm |\n| Easter Monday | 12 – 3 pm |`
  const reply = answerOf(text, 'Are you open on Easter Monday?')
  expect(reply).toContain('12 – 3 pm')
  expect(reply).not.toContain('11 am')
})
