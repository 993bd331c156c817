import type { Wire } from './wire.ts'

export interface ShopifyProductInWorld {
  readonly title: string
  readonly html: string
  readonly collection: number
  readonly variants: readonly { readonly title: string; readonly price: string; readonly stock: number }[]
}

export interface ShopifyWorld {
  readonly products: Map<number, ShopifyProductInWorld>
  token: string
  /** Queries that are answered with an error of the cost limit first. */
  throttled: number
}

interface Query {
  readonly query: string
  readonly variables: { readonly after?: string | null; readonly wanted?: string; readonly id?: string }
}

const shop = {
  name: 'Surf & Co',
  currencyCode: 'EUR',
  primaryDomain: { url: 'https://surf.example' },
}

/** Shopify's GraphQL Admin API, as far as products, one product, collections and the shop are asked for. */
export function shopifyWire(world: ShopifyWorld): Wire {
  return ({ method, url, headers, body }) => {
    if (method !== 'POST' || url.pathname !== '/admin/api/2025-07/graphql.json') return null
    if (headers['x-shopify-access-token'] !== world.token)
      return { status: 401, body: { errors: '[API] Invalid API key or access token' } }
    if (world.throttled > 0) {
      world.throttled--
      return { body: { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] } }
    }
    const { query, variables } = JSON.parse(body) as Query
    if (query.includes('product(id:'))
      return { body: { data: { shop, product: findProduct(world, variables.id) } } }
    if (query.includes('collections(first: 250)'))
      return {
        body: { data: { shop, collections: { nodes: collections }, products: { nodes: [] } } },
      }
    return { body: { data: { shop, products: pageOf(world, query, variables) } } }
  }
}

const collections = [
  { id: 'gid://shopify/Collection/71', title: 'Boards' },
  { id: 'gid://shopify/Collection/72', title: 'Wax' },
]

function pageOf(world: ShopifyWorld, query: string, { after, wanted = '' }: Query['variables']) {
  const size = Number(/products\(first: (\d+)/.exec(query)?.[1])
  const chosen = [...wanted.matchAll(/collection_id:(\d+)/g)].map(([, id]) => Number(id))
  const all = [...world.products].filter(
    ([, { collection }]) => chosen.length === 0 || chosen.includes(collection),
  )
  const start = Number(after ?? 0)
  const hasNextPage = start + size < all.length
  return {
    nodes: all.slice(start, start + size).map(([id, product]) => toNode(id, product)),
    pageInfo: { hasNextPage, endCursor: hasNextPage ? String(start + size) : null },
  }
}

function findProduct({ products }: ShopifyWorld, gid = '') {
  const id = Number(gid.split('/').at(-1))
  const product = products.get(id)
  return product ? toNode(id, product) : null
}

function toNode(id: number, { title, html, collection, variants }: ShopifyProductInWorld) {
  return {
    ...{ id: `gid://shopify/Product/${id}`, title, handle: `product-${id}`, descriptionHtml: html },
    onlineStoreUrl: `https://surf.example/products/product-${id}`,
    collections: { nodes: collections.filter(({ id }) => id.endsWith(`/${collection}`)) },
    variants: {
      nodes: variants.map(({ title, price, stock }) => ({
        ...{ title, price, sku: null, compareAtPrice: null },
        ...{ availableForSale: stock > 0, inventoryQuantity: stock },
      })),
    },
  }
}
