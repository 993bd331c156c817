/** A price or a stock in a product's text, as `writeProduct` writes them. */
interface ProductFact {
  /** What a line must hold to be about this fact: `Price of Tea`, or a variant's name. */
  readonly about: string
  readonly kind: 'price' | 'stock'
  readonly value: string
}

const labels = [
  ['- Price of ', 'price'],
  ['- Stock of ', 'stock'],
] as const

/** The prices and stocks in a product's text, or in a part of it. */
export function productFacts(text: string): ProductFact[] {
  return text.split('\n').flatMap((line) => [...labeledFacts(line), ...rowFacts(line)])
}

function labeledFacts(line: string): ProductFact[] {
  return labels.flatMap(([start, kind]) => {
    const end = line.indexOf(': ', start.length)
    if (!line.startsWith(start) || end < 0) return []
    return [{ about: line.slice(2, end), kind, value: line.slice(end + 2) }]
  })
}

/** A row of the variants: name, price, stock, SKU. */
function rowFacts(line: string): ProductFact[] {
  const cells = line.split(' | ')
  const [first = '', price = '', stock = ''] = cells
  if (!first.startsWith('| ') || cells.length !== 4 || price === 'Price' || price === '---') return []
  const about = first.slice(2)
  const facts = [
    { about, kind: 'price', value: price },
    { about, kind: 'stock', value: stock },
  ] as const
  return facts.filter(({ value }) => value !== '')
}

/** What a shop says now; or when it said what is known, if it can't be asked. */
export type FreshProduct = { readonly text: string } | { readonly readAt: Date }

/**
 * A text that quotes a product's known text, with the prices and stocks of now. If the shop couldn't be asked, the
 * known ones stay, with the time when they were read.
 */
export function freshenQuote(quote: string, known: string, fresh: FreshProduct): string {
  const now = 'text' in fresh ? productFacts(fresh.text) : []
  const changes = productFacts(known).flatMap(({ about, kind, value }) => {
    const to =
      'readAt' in fresh
        ? `${value} (as of ${timeInWords(fresh.readAt)})`
        : now.find((fact) => fact.about === about && fact.kind === kind)?.value
    return to === undefined || to === value ? [] : [{ about, from: value, to }]
  })
  return quote
    .split('\n')
    .map((line) =>
      changes.reduce(
        (text, { about, from, to }) => (line.includes(about) ? text.replace(from, () => to) : text),
        line,
      ),
    )
    .join('\n')
}

function timeInWords(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
