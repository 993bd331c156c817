import { setTimeout as sleep } from 'node:timers/promises'
import { sourceChoicesMax } from '@parleykit/contract/knowledge/sources/source-kinds'
import { z } from 'zod'
import { webAddress } from '../../../../../platform/extraction/index.ts'
import { hashText } from '../../../index.ts'
import { SourceFault } from '../../base/source-fault.ts'
import type { SourceCall, SourcePort } from '../../base/source-port.ts'
import { stockInWords, writeProduct } from '../../core/write-product.ts'
import { callJson } from '../../reading/call-json.ts'
import { readDescriptions } from './read-descriptions.ts'

const service = 'Shopify'
const apiVersion = '2025-07'
const pagesMax = 250
/** A query costs at most a tenth of what a shop allows at once, and the allowance grows back in seconds. */
const throttled = { message: 'Throttled', triesMax: 6, pauseMs: 2000 }

const product = z.object({
  id: z.string(),
  title: z.string(),
  handle: z.string(),
  descriptionHtml: z.string(),
  onlineStoreUrl: z.string().nullable(),
  collections: z.object({ nodes: z.array(z.object({ title: z.string() })) }),
  variants: z.object({
    nodes: z.array(
      z.object({
        title: z.string(),
        sku: z.string().nullable(),
        price: z.string(),
        compareAtPrice: z.string().nullable(),
        availableForSale: z.boolean(),
        inventoryQuantity: z.number().nullable(),
      }),
    ),
  }),
})
type ShopifyProduct = z.infer<typeof product>

const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() })
const shop = z.object({
  name: z.string(),
  currencyCode: z.string(),
  primaryDomain: z.object({ url: z.string() }),
})
type Shop = z.infer<typeof shop>

const productFields = `id title handle descriptionHtml onlineStoreUrl
  collections(first: 5) { nodes { title } }
  variants(first: 50) { nodes { title sku price compareAtPrice availableForSale inventoryQuantity } }`
const shopFields = 'shop { name currencyCode primaryDomain { url } }'

/** The active products of a Shopify shop, with the access token of a custom app. */
export const shopifySource: SourcePort = {
  async check(call) {
    const query = `{ ${shopFields} collections(first: 250) { nodes { id title } } products(first: 1) { nodes { id } } }`
    const named = z.object({ nodes: z.array(z.object({ id: z.string(), title: z.string() })) })
    const data = await ask(call, { query, schema: z.object({ shop, collections: named }) })
    const choices = data.collections.nodes.map(({ id, title }) => ({ key: numberOf(id), label: title }))
    return { name: data.shop.name, choices: choices.slice(0, sourceChoicesMax) }
  },

  async listChanges(call) {
    const query = `query ($after: String, $wanted: String) { ${shopFields} products(first: 10, after: $after, query: $wanted, sortKey: ID) { pageInfo { hasNextPage endCursor } nodes { ${productFields} } } }`
    const schema = z.object({ shop, products: z.object({ pageInfo, nodes: z.array(product) }) })
    const chosen = call.picked?.map((id) => `collection_id:${id}`).join(' OR ')
    const wanted = `status:active${chosen ? ` AND (${chosen})` : ''}`
    const nodes: ShopifyProduct[] = []
    let after: string | null = null
    for (let page = 1; ; page++) {
      const data: z.infer<typeof schema> = await ask(call, { query, variables: { after, wanted }, schema })
      nodes.push(...data.products.nodes)
      const { hasNextPage, endCursor } = data.products.pageInfo
      const isCut = hasNextPage && (endCursor === null || endCursor === after || page >= pagesMax)
      if (isCut || !hasNextPage)
        return { items: await toItems(call, nodes, data.shop), isComplete: !isCut, cursor: null }
      after = endCursor
    }
  },

  async readItem(call, { key }) {
    const query = `query ($id: ID!) { ${shopFields} product(id: $id) { ${productFields} } }`
    const schema = z.object({ shop, product: product.nullable() })
    const data = await ask(call, { query, variables: { id: key }, schema })
    if (!data.product) throw new SourceFault('gone', "Shopify doesn't have this product anymore.")
    const [item] = await toItems(call, [data.product], data.shop)
    if (!item) throw new Error('A product has become no item')
    return { ...item.text, title: item.title, version: item.version }
  },
}

async function toItems(call: SourceCall, nodes: readonly ShopifyProduct[], shop: Shop) {
  const descriptions = await readDescriptions(
    call,
    nodes.map(({ descriptionHtml }) => descriptionHtml),
  )
  return nodes.map((node, at) => toItem(node, shop, descriptions[at] ?? ''))
}

function toItem(read: ShopifyProduct, { currencyCode, primaryDomain }: Shop, description: string) {
  const { title, handle, variants, collections } = read
  const url = read.onlineStoreUrl ?? `${primaryDomain.url}/products/${handle}`
  const money = (amount: string | null) => amount && `${amount} ${currencyCode}`
  const [first, ...others] = variants.nodes
  const prices = variants.nodes.map(({ price }) => Number(price)).sort((one, other) => one - other)
  const isRange = prices[0] !== prices.at(-1)
  const text = writeProduct({
    ...{ title, url: webAddress(url), sku: others.length === 0 ? (first?.sku ?? null) : null },
    description,
    categories: collections.nodes.map((collection) => collection.title),
    price: isRange
      ? `${prices[0]?.toFixed(2)} to ${prices.at(-1)?.toFixed(2)} ${currencyCode}`
      : money(first?.price ?? null),
    regularPrice: isRange ? null : money(first?.compareAtPrice ?? null),
    stock: stockInWords(
      variants.nodes.some(({ availableForSale }) => availableForSale),
      variants.nodes.reduce((sum, { inventoryQuantity }) => sum + Math.max(0, inventoryQuantity ?? 0), 0),
    ),
    variants:
      others.length === 0
        ? []
        : variants.nodes.map((variant) => ({
            ...{ name: variant.title, price: money(variant.price), sku: variant.sku },
            stock: stockInWords(variant.availableForSale, variant.inventoryQuantity),
          })),
  })
  return {
    key: read.id,
    title,
    url,
    version: hashText(text).toString('base64url'),
    text: { fileType: 'md', text },
  }
}

interface ShopifyRequest<T> {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly schema: z.ZodType<T>
}

async function ask<T>(call: SourceCall, request: ShopifyRequest<T>, tried = 1): Promise<T> {
  const { query, variables = {}, schema } = request
  const { data } = await callJson(call, {
    service,
    url: `${shopOf(call)}/admin/api/${apiVersion}/graphql.json`,
    headers: { 'x-shopify-access-token': call.access.token ?? '' },
    body: { query, variables },
    schema: z.object({
      data: schema.nullish(),
      errors: z.array(z.object({ message: z.string() })).optional(),
    }),
  })
  const [error] = data.errors ?? []
  if (error?.message === throttled.message) {
    if (tried >= throttled.triesMax)
      throw new SourceFault('unreachable', 'Shopify allows no more requests right now.')
    await sleep(throttled.pauseMs, undefined, { signal: call.signal })
    return ask(call, request, tried + 1)
  }
  if (error) throw new SourceFault('refused', `Shopify refuses: ${error.message.slice(0, 200)}`)
  if (!data.data) throw new SourceFault('invalid', 'Shopify sent something else than expected.')
  return data.data
}

/** The number at the end of a global ID, as search wants it. */
function numberOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1)
}

/** `my-shop` is at my-shop.myshopify.com. */
function shopOf({ access: { address } }: SourceCall): string {
  const host = address.includes('.') || address.includes(':') ? address : `${address}.myshopify.com`
  const url = URL.parse(host.includes('://') ? host : `https://${host}`)
  if (!url) throw new SourceFault('invalid', 'Enter your shop, such as my-shop.myshopify.com.')
  return url.origin
}
