import { billingWebPages, webPages } from '@parleykit/contract/web-pages'

/** Matches the paths of these pages. */
function patternOf(pages: readonly string[]): RegExp {
  const patterns = pages.map((page) => page.replace(/\$$/, '.*').replace(/\$\w+/g, '[^/]+'))
  return new RegExp(`^(?:${patterns.join('|')})$`)
}

const page = patternOf(webPages)
const soldPage = patternOf(billingWebPages)

/** Whether the owner's app has a page at a path, with or without a trailing slash. */
export function isWebPage(path: string, arePlansSold: boolean): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return page.test(plain) || (arePlansSold && soldPage.test(plain))
}
