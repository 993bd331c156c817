import { expect, test } from 'vitest'
import { composeAnswer } from '../answer/compose-answer.ts'
import { classifySmallTalk } from '../answer/conversation/classify-small-talk.ts'
import { buildIndex } from '../index/build-index.ts'
import { NO_RANKS } from '../index/word-ranks.ts'
import { searchIndex } from '../query/search-index.ts'
import { detectLanguage, detectQuestionLanguage } from '../text/detect-language.ts'
import { splitIntoPassages } from '../text/split-into-passages.ts'

const boathouse = `# Požičovňa lodiek pri Váhu

Požičiavame kajaky, kanoe a šliapacie bicykle. Nájdete nás na adrese Námestie slobody 4 v Piešťanoch.

## Otváracie hodiny

| Deň | Otvorené |
|---|---|
| Pondelok | zatvorené |
| Utorok až piatok | 10.00 – 18.00 |
| Sobota a nedeľa | 9.00 – 20.00 |
| Štátne sviatky | 9.00 – 14.00 |

## Cenník

| Loďka | Hodina | Deň |
|---|---|---|
| Kajak | 8 eur | 30 eur |
| Kanoe | 12 eur | 45 eur |

Študenti a dôchodcovia majú zľavu 20 %. Záloha je 50 eur a vraciame ju po návrate.

## Deti a zvieratá

Deti do 6 rokov plávajú zadarmo, vždy však s rodičom. Psy na palubu nesmú.

## Platba a storno

Zaplatiť môžete kartou alebo v hotovosti. Rezerváciu zrušíte bezplatne do 24 hodín pred termínom.

## Parkovanie

Autá nechajte za lodenicou, miest je tam štyridsať.`

const passages = splitIntoPassages(boathouse).map((passage, passageId) => ({
  ...passage,
  passageId,
  entryId: 1,
  title: 'Lodenica',
}))
const index = buildIndex(passages)

/** What the boathouse answers; nothing where it refuses. */
function answerOf(question: string): string {
  const search = searchIndex(index, question, { limit: 8, ranksOf: () => NO_RANKS })
  const asked = search.hits.flatMap(({ passageId }) => passages[passageId] ?? [])
  const answer = composeAnswer({ search, passages: asked })
  return answer.kind === 'answer' ? answer.text : ''
}

test.each([
  ['Kedy máte otvorené v sobotu?', '9.00 – 20.00'],
  ['Ste otvorení v pondelok?', 'zatvorené'],
  ['O koľkej zatvárate v stredu?', '18.00'],
  ['Koľko stojí kajak na hodinu?', '8 eur'],
  ['Aká je cena za kanoe?', '12 eur'],
  ['Majú študenti nejakú zľavu?', '20 %'],
  ['Dá sa u vás platiť kartou?', 'kartou'],
  ['Smiem vziať psa na palubu?', 'Psy na palubu nesmú'],
  ['Koľko zaplatia deti?', 'zadarmo'],
  ['Ako zruším rezerváciu?', '24 hodín'],
  ['Kde zaparkujem?', 'za lodenicou'],
  ['Aká je vaša adresa?', 'Námestie slobody 4'],
])('a Slovak agent is asked: %s', (question, answer) => {
  expect(answerOf(question)).toContain(answer)
})

test.each(['Kto bol Ľudovít Štúr?', 'Aké bude zajtra počasie v Žiline?', 'Predávate aj topánky?'])(
  'a Slovak agent refuses what it was not told: %s',
  (question) => {
    expect(answerOf(question)).toBe('')
  },
)

test('Slovak is told from Czech and Polish', () => {
  expect(detectLanguage(boathouse)).toBe('sk')
  expect(detectQuestionLanguage('Koľko stojí vstupné pre deti?')).toBe('sk')
  expect(detectQuestionLanguage('Môžem si u vás požičať kajak?')).toBe('sk')
  expect(detectQuestionLanguage('Kolik stojí vstupné pro děti?')).toBe('cs')
  expect(detectQuestionLanguage('Ile kosztuje wstęp dla dzieci?')).toBe('pl')
})

test('small talk is answered in Slovak', () => {
  const agent = { name: 'Lodka' }
  expect(classifySmallTalk('Dobrý deň!', agent)?.reply).toBe(
    'Dobrý deň! Volám sa Lodka. Ako vám môžem pomôcť?',
  )
  expect(classifySmallTalk('ďakujem pekne', agent)?.reply).toContain('Rado sa stalo!')
  expect(classifySmallTalk('Kto si?', agent)?.reply).toContain('Volám sa Lodka.')
  expect(classifySmallTalk('Dobrý deň, koľko stojí kajak?', agent)).toBeUndefined()
})
