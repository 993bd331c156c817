export { freshenQuote, productFacts } from './core/product-facts.ts'
export { findFreshProduct } from './find-fresh-product.ts'
export { listSources } from './list-sources.ts'
