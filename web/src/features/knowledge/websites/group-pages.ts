import type { MappedPage } from '@parleykit/contract/knowledge/websites/websites'

export interface Folder {
  /** Such as `/guide/`; the site's own pages are in `/`. */
  readonly path: string
  readonly pages: readonly MappedPage[]
}

/** Groups pages by the first folder of their path, the root first, in the order they were found. */
export function groupPages(pages: readonly MappedPage[]): Folder[] {
  const folders = Map.groupBy(pages, ({ url }) => folderOf(url))
  return [...folders]
    .map(([path, grouped]) => ({ path, pages: grouped }))
    .sort((one, other) => Number(other.path === '/') - Number(one.path === '/'))
}

/** The pages whose title or address contains every word of a search. */
export function searchPages(pages: readonly MappedPage[], search: string): MappedPage[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return pages.filter(({ url, title }) => {
    const text = `${title ?? ''} ${pathOf(url)}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Path and query in readable form. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  try {
    return decodeURI(pathname) + search
  } catch {
    return pathname + search
  }
}

function folderOf(url: string): string {
  const [, first = '', rest] = new URL(url).pathname.split('/')
  return rest === undefined ? '/' : `/${first}/`
}
