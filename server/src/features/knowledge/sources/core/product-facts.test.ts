import { expect, test } from 'vitest'
import { freshenQuote, productFacts } from './product-facts.ts'
import { writeProduct } from './write-product.ts'

const product = {
  ...{
    title: 'Cup',
    url: 'https://tea.example/cup',
    description: 'Costs 9 EUR in our shop.',
    categories: [],
  },
  ...{ price: '9 EUR', regularPrice: null, stock: 'in stock (3)', sku: null },
  variants: [{ name: 'Small', price: '9 EUR', stock: 'sold out', sku: 'S' }],
}
const known = writeProduct(product)

test('prices and stocks are found', () => {
  expect(productFacts(known)).toEqual([
    { about: 'Price of Cup', kind: 'price', value: '9 EUR' },
    { about: 'Stock of Cup', kind: 'stock', value: 'in stock (3)' },
    { about: 'Small', kind: 'price', value: '9 EUR' },
    { about: 'Small', kind: 'stock', value: 'sold out' },
  ])
})

test('a quote gets what the shop says now, and nothing else changes', () => {
  const variants = [{ name: 'Small', price: '8 EUR', stock: 'in stock (1)', sku: 'S' }]
  const text = writeProduct({ ...product, price: '10 EUR', stock: 'sold out', variants })
  expect(
    freshenQuote('Price of Cup: 9 EUR\n| Small | 9 EUR | sold out | S |\nCosts 9 EUR', known, { text }),
  ).toBe('Price of Cup: 10 EUR\n| Small | 8 EUR | in stock (1) | S |\nCosts 9 EUR')
})

test('if the shop cannot be asked, the quote says when the price was read', () => {
  const readAt = new Date('2026-11-30T10:00:00Z')
  expect(freshenQuote('Price of Cup: 9 EUR', known, { readAt })).toBe(
    'Price of Cup: 9 EUR (as of 2026-11-30 10:00 UTC)',
  )
})
