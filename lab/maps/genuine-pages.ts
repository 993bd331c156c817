import { seededRandom } from '../../e2e/support/seeded-random.ts'

const counts = { items: 1200, posts: 380, guides: 400, others: 20 }
const itemsPerCategory = 40
const words =
  'harbour rope anchor lamp boat sail mast deck crew tide wind storm coast island ferry cargo pilot chart compass lighthouse pier quay wave current shell sand gull net hook line oar paddle hull keel rudder cabin galley bunk hatch winch'.split(
    ' ',
  )

/** Every page of the shop by its path, with its menu and its neighbours; one of ten has broken HTML. */
export const genuinePages: ReadonlyMap<string, string> = makePages()

function makePages(): Map<string, string> {
  const random = seededRandom(7)
  const word = () => words[Math.floor(random() * words.length)] ?? 'boat'
  const paths = [
    ...['', 'about', 'contact', 'prices', 'opening-hours', 'faq', 'shipping', 'shop', 'blog', 'guide', 'all'],
    ...Array.from({ length: counts.others - 11 }, (_, at) => `info/topic-${at}`),
    ...Array.from({ length: counts.items / itemsPerCategory }, (_, at) => `shop/category-${at}`),
    ...Array.from(
      { length: counts.items },
      (_, at) => `shop/category-${Math.floor(at / itemsPerCategory)}/item-${at}`,
    ),
    ...Array.from(
      { length: counts.posts - 30 },
      (_, at) => `blog/2025/${String((at % 12) + 1).padStart(2, '0')}/story-${at}`,
    ),
    ...Array.from({ length: counts.guides }, (_, at) => `guide/chapter-${at}`),
  ].map((path) => `/${path}`)
  return new Map(
    paths.map((path, at) => {
      const text = Array.from({ length: 120 }, word).join(' ')
      const title = path === '/' ? 'Harbour Shop' : `${path.split('/').at(-1)} ${word()} ${at}`
      const links = linksOf(path, paths, at).map((link) => `<li><a href="${link}">${link}</a>`)
      const isBroken = at % 10 === 3
      const body = `<nav><ul>${links.join('')}</ul></nav><main><h1>${title}</h1><p>${text}</p></main>`
      return [
        path,
        isBroken
          ? `<title>${title}<b><i></title><table><tr>${body}</div></span><p <p>`
          : `<!doctype html><html lang="en"><title>${title}</title>${body}`,
      ]
    }),
  )
}

/** The menu, what lies below a page, and the pages beside it. */
function linksOf(path: string, paths: readonly string[], at: number): string[] {
  const menu = [
    '/',
    '/about',
    '/contact',
    '/prices',
    '/opening-hours',
    '/faq',
    '/shipping',
    '/shop',
    '/blog',
    '/guide',
    '/info/topic-0',
  ]
  const below = path === '/' ? [] : paths.filter((other) => other.startsWith(`${path}/`)).slice(0, 60)
  const beside = [paths[at - 1], paths[at + 1]].filter((other) => other !== undefined)
  const many = path === '/all' ? Array.from({ length: 100_000 }, (_, nth) => `/missing/of-${nth}`) : []
  return [...menu, ...below, ...beside, ...many]
}
