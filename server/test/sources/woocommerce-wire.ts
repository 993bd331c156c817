import type { Wire } from './wire.ts'

export interface WooProduct {
  readonly name: string
  readonly price: string
  readonly stock: number
  readonly category: number
  readonly description: string
  readonly modified: string
  readonly permalink?: string
  readonly variations?: readonly { readonly option: string; readonly price: string; readonly stock: number }[]
}

export interface WooWorld {
  readonly products: Map<number, WooProduct>
  key: string
  secret: string
  /** Adds to the total that the shop tells, as a list that was cut does. */
  missing: number
}

const categories = [
  { id: 7, name: 'Tea', slug: 'tea' },
  { id: 8, name: 'Cups', slug: 'cups' },
]

/** WooCommerce's REST API v3: products, their variations, categories and the currency, with totals in headers. */
export function woocommerceWire(world: WooWorld): Wire {
  return ({ url, headers }) => {
    const start = '/wp-json/wc/v3'
    if (!url.pathname.startsWith(start)) return null
    const expected = `Basic ${Buffer.from(`${world.key}:${world.secret}`).toString('base64')}`
    if (headers.authorization !== expected)
      return {
        status: 401,
        body: { code: 'woocommerce_rest_cannot_view', message: 'Sorry', data: { status: 401 } },
      }
    const [, list, id, inner] = url.pathname.slice(start.length).split('/')
    if (list === 'data') return { body: { code: 'EUR', name: 'Euro', symbol: '&euro;' } }
    if (list !== 'products') return null
    if (id === 'categories') return pageOf(url, categories)
    if (id === undefined)
      return pageOf(
        url,
        [...world.products].map(([key, product]) => toProduct(key, product)),
        world.missing,
      )
    const product = world.products.get(Number(id))
    if (!product) return { status: 404, body: { code: 'woocommerce_rest_product_invalid_id' } }
    if (inner !== 'variations') return { body: toProduct(Number(id), product) }
    const variations = (product.variations ?? []).map(({ option, price, stock }, index) => ({
      ...{ id: Number(id) * 100 + index, attributes: [{ id: 1, name: 'Size', option }], sku: `V${index}` },
      ...priced(price, stock),
    }))
    return pageOf(url, variations)
  }
}

function pageOf(url: URL, all: readonly unknown[], missing = 0) {
  const size = Number(url.searchParams.get('per_page') ?? 10)
  const page = Number(url.searchParams.get('page') ?? 1)
  const headers = {
    'x-wp-total': String(all.length + missing),
    'x-wp-totalpages': String(Math.max(1, Math.ceil(all.length / size))),
  }
  return { headers, body: all.slice((page - 1) * size, page * size) }
}

function priced(price: string, stock: number) {
  return {
    ...{ price, regular_price: price, sale_price: '', manage_stock: true },
    ...{ stock_quantity: stock, stock_status: stock > 0 ? 'instock' : 'outofstock' },
  }
}

function toProduct(id: number, product: WooProduct) {
  const { name, price, stock, category, description, modified, variations } = product
  return {
    ...{
      id,
      name,
      slug: `product-${id}`,
      permalink: product.permalink ?? `https://tea.example/product/${id}/`,
      status: 'publish',
    },
    ...{ type: variations ? 'variable' : 'simple', sku: `P${id}`, date_modified_gmt: modified },
    ...{ description, short_description: '', ...priced(price, stock) },
    categories: categories.filter(({ id: own }) => own === category),
  }
}
