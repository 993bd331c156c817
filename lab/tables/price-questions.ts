import { type Article, displayedPrice, type ListLanguage, listWords } from './price-list.ts'

/** A question about the price list, and whether a reply is right. */
export interface PriceQuestion {
  readonly question: string
  readonly isRight: (reply: string) => boolean
}

const keyed = [
  (it: Article) => `What does ${it.number} cost?`,
  (it: Article) => `How much is the ${it.name}?`,
  (it: Article) => `Was kostet ${it.number}?`,
  (it: Article) => `Preis von ${it.name}?`,
  (it: Article) => `Quel est le prix de ${it.number} ?`,
  (it: Article) => `¿Cuánto cuesta ${it.number}?`,
  (it: Article) => `Quanto costa ${it.number}?`,
  (it: Article) => `Ile kosztuje ${it.number}?`,
  (it: Article) => `price ${it.number}`,
  (it: Article) => `${it.number} の价格`,
]

/** Questions for the price of one article each, by number and by name. */
export function makeLookUps(articles: readonly Article[], count: number): PriceQuestion[] {
  return Array.from({ length: count }, (_, at) => {
    const article = articles[Math.floor(((at + 0.5) * articles.length) / count)]
    const question = keyed[at % keyed.length]
    if (!article || !question) throw new Error('There are too few articles')
    const others = articles.filter(({ number }) => number !== article.number)
    return {
      question: question(article),
      isRight: (reply: string) =>
        reply.includes(displayedPrice(article.price)) && !others.some(({ number }) => reply.includes(number)),
    }
  })
}

type Filter = readonly [question: string, test: (article: Article) => boolean]

const day = (year: number, month: number, ofMonth: number) => Date.UTC(year, month - 1, ofMonth) / 86_400_000

/** Filters with values that differ by `at`. */
function filtersOf(at: number, language: ListLanguage): Filter[] {
  const { groups, colors } = listWords[language]
  const price = 8 + at * 3
  const color = colors[at % colors.length] ?? ''
  const group = groups[at % groups.length] ?? ''
  const size = 36 + (at % 12)
  const isEnglish = language === 'en'
  return [
    [
      isEnglish
        ? `Which articles cost less than ${price} €?`
        : `Welche Artikel kosten weniger als ${price} €?`,
      (it) => it.price < price,
    ],
    [
      isEnglish
        ? `Which ${color} articles are under ${price + 40} euros?`
        : `Welche Artikel in ${color} kosten unter ${price + 40} Euro?`,
      (it) => it.color === color && it.price < price + 40,
    ],
    [
      isEnglish
        ? `Show me ${group} between ${price} and ${price + 20} €`
        : `Was gibt es bei ${group} zwischen ${price} und ${price + 20} €?`,
      (it) => it.group === group && it.price >= price && it.price <= price + 20,
    ],
    [
      isEnglish
        ? `How many articles do you have in size ${size}?`
        : `Wie viele Artikel gibt es in Größe ${size}?`,
      (it) => it.size === size,
    ],
    [
      isEnglish
        ? `Which articles are available since 2026 in size ${size}?`
        : `Welche Artikel sind ab dem 1.1.2026 in Größe ${size} lieferbar?`,
      (it) => it.size === size && it.since >= day(2026, 1, 1),
    ],
  ]
}

/** Filters and counts, and the cheapest and most expensive of each group. */
export function makeFilters(
  articles: readonly Article[],
  count: number,
  language: ListLanguage,
): PriceQuestion[] {
  const ends = listWords[language].groups.flatMap((group) => {
    const own = articles.filter((article) => article.group === group).sort((a, b) => a.price - b.price)
    const [cheapest, dearest] = [own[0], own.at(-1)]
    if (!cheapest || !dearest) return []
    const [low, high] =
      language === 'en'
        ? [`What is the cheapest article in ${group}?`, `What is the most expensive article in ${group}?`]
        : [`Was ist der günstigste Artikel in ${group}?`, `Was ist der teuerste Artikel in ${group}?`]
    return [namingFirst(low, cheapest), namingFirst(high, dearest)]
  })
  const filters = Array.from(
    { length: count },
    (_, at) => filtersOf(Math.floor(at / 5), language)[at % 5] ?? [],
  )
  return [
    ...ends,
    ...filters.flatMap(([question, test]) => (question && test ? [matching(question, test, articles)] : [])),
  ].slice(0, count)
}

function namingFirst(question: string, { number, price }: Article): PriceQuestion {
  return { question, isRight: (reply) => reply.includes(number) && reply.includes(displayedPrice(price)) }
}

/** The reply says how many there are, and shows ten of them and no others. */
function matching(question: string, test: Filter[1], articles: readonly Article[]): PriceQuestion {
  const right = new Set(articles.filter(test).map(({ number }) => number))
  const least = Math.min(10, right.size)
  return {
    question,
    isRight: (reply) => {
      const shown = reply.match(/(?<=\| )[12]\d{5}(?= \|)/g) ?? []
      const said = right.size === 1 || new RegExp(`(?<!\\d)${right.size}(?!\\d)`).test(reply)
      const inRow = right.size === 1 ? [...right].filter((number) => reply.includes(number)) : shown
      return said && inRow.length >= least && inRow.every((number) => right.has(number))
    },
  }
}
