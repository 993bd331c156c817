import { z } from 'zod'
import { webAddress } from '../../../../../platform/extraction/index.ts'
import { hashText } from '../../../index.ts'
import { SourceFault } from '../../base/source-fault.ts'
import type { SourceCall, SourceItem, SourcePort, SourceText } from '../../base/source-port.ts'
import { stockInWords, writeProduct } from '../../core/write-product.ts'
import { callJson } from '../../reading/call-json.ts'
import { readDescriptions } from './read-descriptions.ts'

const service = 'The shop'
const perPage = 100
const pagesMax = 100

const priced = z.object({
  price: z.string(),
  regular_price: z.string(),
  sku: z.string().nullish(),
  stock_status: z.string(),
  stock_quantity: z.number().nullable(),
})

const product = priced.extend({
  id: z.number().int(),
  name: z.string(),
  permalink: z.string(),
  type: z.string(),
  date_modified_gmt: z.string().nullable(),
  description: z.string(),
  short_description: z.string(),
  categories: z.array(z.object({ id: z.number().int(), name: z.string() })),
})
type ListedProduct = z.infer<typeof product>

const variation = priced.extend({
  attributes: z.array(z.object({ option: z.string() })),
})
const category = z.object({ id: z.number().int(), name: z.string() })
const currency = z.object({ code: z.string() })

/** The published products of a WooCommerce shop, with the shop's own API keys. */
export const woocommerceSource: SourcePort = {
  async check(call) {
    const categories = await listAll(call, '/products/categories', category)
    // The key may read categories and nothing else.
    await ask(call, '/products?per_page=1&status=publish', z.array(product))
    const choices = categories.items.map(({ id, name }) => ({ key: String(id), label: name }))
    return { name: new URL(shopOf(call)).host, choices }
  },

  async listChanges(call) {
    const { items, isComplete } = await listAll(
      call,
      '/products?status=publish&orderby=id&order=asc',
      product,
    )
    const wanted = items.filter(
      ({ categories }) =>
        call.picked === null || categories.some(({ id }) => call.picked?.includes(String(id))),
    )
    const code = await findCurrency(call)
    const descriptions = await readDescriptions(call, wanted.map(htmlOf))
    return {
      items: wanted.map((listed, at) => toItem(listed, { code, description: descriptions[at] ?? '' })),
      ...{ isComplete, cursor: null },
    }
  },

  readItem: readProduct,
}

interface Details {
  /** Of the currency. */
  readonly code: string
  readonly description: string
  readonly variations?: readonly z.infer<typeof variation>[]
}

/** A product with variants is read on its own, since lists don't have these. */
function toItem(listed: ListedProduct, details: Details): SourceItem {
  const { id, name, permalink, type, date_modified_gmt: date } = listed
  const text = textOf(listed, details)
  const item = {
    key: String(id),
    title: name,
    url: permalink,
    version: hashText(`${date} ${text}`).toString('base64url'),
  }
  return type === 'variable' ? item : { ...item, text: { fileType: 'md', text } }
}

async function readProduct(call: SourceCall, { key }: SourceItem): Promise<SourceText> {
  const { data: read } = await ask(call, `/products/${encodeURIComponent(key)}`, product)
  const code = await findCurrency(call)
  const [description = ''] = await readDescriptions(call, [htmlOf(read)])
  const variations =
    read.type === 'variable'
      ? await listAll(call, `/products/${encodeURIComponent(key)}/variations`, variation)
      : { items: [], isComplete: true }
  if (!variations.isComplete) throw new SourceFault('invalid', 'The shop sent only some of the variants.')
  const text = textOf(read, { code, description, variations: variations.items })
  const { version } = toItem(read, { code, description })
  return { title: read.name, fileType: 'md', text, version }
}

function textOf(read: ListedProduct, { code, description, variations = [] }: Details): string {
  const money = (amount: string) => (amount === '' ? null : `${amount}${code && ` ${code}`}`)
  return writeProduct({
    ...{ title: read.name, url: webAddress(read.permalink), sku: read.sku ?? null, description },
    categories: read.categories.map(({ name }) => name),
    price: money(read.price),
    regularPrice: money(read.regular_price),
    stock: stockOf(read),
    variants: variations.map((each) => ({
      name: each.attributes.map(({ option }) => option).join(' / '),
      ...{ price: money(each.price), stock: stockOf(each), sku: each.sku ?? null },
    })),
  })
}

function htmlOf({ short_description: short, description }: ListedProduct): string {
  return [short, description].filter((part) => part !== '').join('\n\n')
}

/** The shop's currency; empty if the key may not read it. */
async function findCurrency(call: SourceCall): Promise<string> {
  try {
    return (await ask(call, '/data/currencies/current', currency)).data.code
  } catch (error) {
    if (error instanceof SourceFault && (error.kind === 'gone' || error.kind === 'refused')) return ''
    throw error
  }
}

function stockOf({ stock_status: status, stock_quantity: count }: z.infer<typeof priced>): string {
  return status === 'onbackorder' ? 'on backorder' : stockInWords(status === 'instock', count)
}

/** All pages of a list. It is complete if it has as many items as the shop says. */
async function listAll<T>(call: SourceCall, path: string, schema: z.ZodType<T>) {
  const items: T[] = []
  for (let page = 1; page <= pagesMax; page++) {
    const separator = path.includes('?') ? '&' : '?'
    const query = `${separator}per_page=${perPage}&page=${page}`
    const { data, headers } = await ask(call, `${path}${query}`, z.array(schema))
    items.push(...data)
    const total = Number(headers.get('x-wp-total') ?? Number.NaN)
    const pages = Number(headers.get('x-wp-totalpages') ?? Number.NaN)
    const isLast = Number.isNaN(pages) ? data.length < perPage : page >= pages
    if (isLast) return { items, isComplete: Number.isNaN(total) || items.length >= total }
  }
  return { items, isComplete: false }
}

function ask<T>(call: SourceCall, path: string, schema: z.ZodType<T>) {
  const { token, tokenSecret } = call.access
  const authorization = `Basic ${Buffer.from(`${token}:${tokenSecret}`).toString('base64')}`
  return callJson(call, {
    service,
    url: `${shopOf(call)}/wp-json/wc/v3${path}`,
    headers: { authorization },
    schema,
  })
}

/** The shop's address without a slash at its end. */
function shopOf({ access: { address } }: SourceCall): string {
  const url = URL.parse(address.includes('://') ? address : `https://${address}`)
  if (!url)
    throw new SourceFault('invalid', 'Enter the address of your shop, such as https://shop.example.com.')
  return `${url.origin}${url.pathname.replace(/\/$/, '')}`
}
