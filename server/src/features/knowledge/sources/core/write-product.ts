/** A product of a shop, as its text tells it. */
export interface Product {
  readonly title: string
  /** Null if it has no page. */
  readonly url: string | null
  /** As plain text or Markdown; empty if there is none. */
  readonly description: string
  readonly categories: readonly string[]
  /** With the currency, such as `19.00 EUR`; null if it has none of its own. */
  readonly price: string | null
  /** The price before a reduction. */
  readonly regularPrice: string | null
  readonly stock: string
  readonly sku: string | null
  readonly variants: readonly ProductVariant[]
}

export interface ProductVariant {
  /** Such as `Red / M`. */
  readonly name: string
  readonly price: string | null
  readonly stock: string
  readonly sku: string | null
}

/** A product as Markdown. Price and stock come first, each on a line of its own. */
export function writeProduct(product: Product): string {
  const { title, price, regularPrice, stock, sku, categories, description, variants, url } = product
  const reduced = regularPrice !== null && regularPrice !== price ? ` (was ${regularPrice})` : ''
  const facts = [
    price === null ? null : `- Price of ${title}: ${price}${reduced}`,
    `- Stock of ${title}: ${stock}`,
    sku && `- SKU: ${sku}`,
    categories.length > 0 && `- Categories: ${categories.join(', ')}`,
    url && `- Page: ${url}`,
  ]
  const lines = facts.filter((line) => typeof line === 'string' && line !== '').join('\n')
  return [`# ${title}`, lines, tableOf(title, variants), description.trim()]
    .filter((part) => part !== '')
    .join('\n\n')
}

function tableOf(title: string, variants: readonly ProductVariant[]): string {
  if (variants.length === 0) return ''
  const rows = variants.map(
    ({ name, price, stock, sku }) => `| ${[name, price ?? '', stock, sku ?? ''].map(cell).join(' | ')} |`,
  )
  return [`| ${cell(title)} | Price | Stock | SKU |`, '| --- | --- | --- | --- |', ...rows].join('\n')
}

function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')
}

/** Stock in words. `count` is null if the shop doesn't count it. */
export function stockInWords(isAvailable: boolean, count: number | null): string {
  if (!isAvailable) return 'sold out'
  return count !== null && count > 0 ? `in stock (${count})` : 'in stock'
}
