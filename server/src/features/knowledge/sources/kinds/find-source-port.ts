import type { SourceKind } from '@parleykit/contract/knowledge/sources/source-kinds'
import type { SourcePort } from '../base/source-port.ts'
import { addressSource } from './address.ts'
import { githubSource } from './github.ts'
import { notionSource } from './notion/notion.ts'
import { shopifySource } from './products/shopify.ts'
import { woocommerceSource } from './products/woocommerce.ts'

const ports: Readonly<Record<SourceKind, SourcePort>> = {
  address: addressSource,
  notion: notionSource,
  github: githubSource,
  woocommerce: woocommerceSource,
  shopify: shopifySource,
}

/** What reads a kind of source. */
export function findSourcePort(kind: SourceKind): SourcePort {
  return ports[kind]
}
