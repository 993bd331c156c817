import { type MergedCells, writeSheet } from '../../server/test/documents/write-sheet.ts'

/** An article of the made price list. */
export interface Article {
  readonly number: string
  readonly name: string
  readonly group: string
  readonly color: string
  readonly size: number
  /** In euros. */
  readonly price: number
  readonly stock: number
  /** In days since 1970. */
  readonly since: number
}

export type ListLanguage = 'en' | 'de'

/** What the list has in each language. */
export const listWords = {
  en: {
    title: 'Outdoor wholesale, price list 2026',
    note: 'All prices with VAT, valid until further notice',
    above: ['Article', null, null, 'Variant', null, 'Price', 'Stock', 'Available since'],
    below: ['No.', 'Name', 'Group', 'Colour', 'Size', null, null, null],
    things: [
      'Jacket',
      'Rain coat',
      'Trousers',
      'Boots',
      'Gloves',
      'Backpack',
      'Tent',
      'Sleeping bag',
      'Stove',
      'Lamp',
    ],
    groups: ['Clothing', 'Footwear', 'Camping', 'Climbing'],
    colors: ['red', 'blue', 'green', 'black', 'orange'],
  },
  de: {
    title: 'Outdoor-Großhandel, Preisliste 2026',
    note: 'Alle Preise inkl. MwSt., gültig bis auf Weiteres',
    above: ['Artikel', null, null, 'Ausführung', null, 'Preis', 'Bestand', 'Lieferbar seit'],
    below: ['Nr.', 'Bezeichnung', 'Gruppe', 'Farbe', 'Größe', null, null, null],
    things: [
      'Jacke',
      'Regenmantel',
      'Hose',
      'Stiefel',
      'Handschuhe',
      'Rucksack',
      'Zelt',
      'Schlafsack',
      'Kocher',
      'Lampe',
    ],
    groups: ['Bekleidung', 'Schuhe', 'Camping', 'Klettern'],
    colors: ['rot', 'blau', 'grün', 'schwarz', 'orange'],
  },
} as const

const makers = ['Alpin', 'Borea', 'Cairn', 'Dolomit', 'Elch', 'Fjord', 'Glacier', 'Hilltop', 'Isar', 'Jura']
const firstDay = Date.UTC(2023, 0, 1) / 86_400_000
const excelEpoch = 25_569

/** Articles that are the same in each run. Numbers, names, prices and dates are spread by fixed steps. */
export function makeArticles(count: number, language: ListLanguage): Article[] {
  const { things, groups, colors } = listWords[language]
  return Array.from({ length: count }, (_, at) => ({
    number: String(100_000 + at * 7),
    name: `${makers[at % makers.length]} ${things[Math.floor(at / 10) % things.length]} ${1 + Math.floor(at / 100)}${'ABCDEFGH'[at % 8]}`,
    group: groups[Math.floor((at * groups.length) / count)] ?? groups[0],
    color: colors[(at * 3) % colors.length] ?? colors[0],
    size: 36 + ((at * 11) % 12),
    price: 5 + ((at * 7919) % 99_500) / 100 + Math.floor(at / 99_500),
    stock: (at * 13) % 60,
    since: firstDay + ((at * 17) % 1200),
  }))
}

/** A workbook as shops keep it: title rows, two header rows, merged cells, euros and dates as they are displayed. */
export function writePriceList(articles: readonly Article[], language: ListLanguage): Buffer {
  const { title, note, above, below, groups } = listWords[language]
  const rows = articles.map((article, at) => [
    article.number,
    article.name,
    articles[at - 1]?.group === article.group ? null : article.group,
    article.color,
    article.size,
    { value: article.price, format: '#,##0.00 "€"' },
    article.stock,
    { value: article.since + excelEpoch, format: 'dd\\.mm\\.yyyy' },
  ])
  const all = [[title], [note], [], [...above], [...below], ...rows]
  return writeSheet(all, 'xlsx', [...headerMerges, ...groups.flatMap((group) => groupMerge(articles, group))])
}

const headerRow = 3
/** The titles, the groups of columns, and the names of those that have no group. */
const headerMerges: readonly MergedCells[] = [
  { from: [0, 0], to: [0, 7] },
  { from: [1, 0], to: [1, 7] },
  { from: [headerRow, 0], to: [headerRow, 2] },
  { from: [headerRow, 3], to: [headerRow, 4] },
  ...[5, 6, 7].map((column): MergedCells => ({ from: [headerRow, column], to: [headerRow + 1, column] })),
]

function groupMerge(articles: readonly Article[], group: string): MergedCells[] {
  const from = articles.findIndex((article) => article.group === group)
  const to = articles.findLastIndex((article) => article.group === group)
  const firstRow = headerRow + 2
  return to > from ? [{ from: [firstRow + from, 2], to: [firstRow + to, 2] }] : []
}

/** A price as the sheet displays it. */
export function displayedPrice(price: number): string {
  return `${price.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} €`
}
