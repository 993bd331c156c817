import { canonicalPage, linkedPages } from '@parleykit/contract/conversations/link-preview/linked-pages'
import { Markdown } from '@parleykit/markdown/markdown'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { findLinks } from './find-links.ts'

const addresses = [
  'https://a.example',
  'https://a.example/',
  'HTTPS://A.Example/Path',
  'http://a.example:8080/x',
  'https://a.example/prices?from=1&to=2#top',
  'https://a.example/?q=a+b&amp;c=d',
  'https://a.example/it%20is',
  'https://a.example/%c3%bcber',
  'https://a.example/über/größe',
  'https://müller.example/ä',
  'https://пример.рф/путь',
  'https://a.example/日本語',
  'https://en.example/wiki/Kayak_(boat)',
  'https://en.example/wiki/A_(b)_(c)',
  'https://a.example/f(a(b)c)d',
  'https://a.example/a_b_c',
  'https://a.example/_a_',
  'https://a.example/~ada/x~y',
  'https://a.example/a*b*c',
  "https://a.example/it's",
  'https://a.example/a[1]',
  'https://a.example/a|b',
  'https://a.example/a^b{c}',
  'https://a.example/a\\_b',
  'https://a.example/100%',
  'https://a.example/x!',
  'https://a.example/a,b;c:d.e',
  'https://a.example/@ada/$1',
  'https://a.example/?u=https://b.example/y',
  'https://user@a.example/',
  'https://127.0.0.1:3000/x',
  'https://a.example/menu#:~:text=Tea,-cups',
  'www.a.example/shop',
  'WWW.A.example',
]

const places: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `See ${address} now`,
  (address) => `See ${address}.`,
  (address) => `Here: ${address}, or there; ${address}!`,
  (address) => `(${address})`,
  (address) => `(see ${address}).`,
  (address) => `"${address}"`,
  (address) => `'${address}'`,
  (address) => `„${address}“`,
  (address) => `<${address}>`,
  (address) => `[words](${address})`,
  (address) => `[words](<${address}>)`,
  (address) => `[words](${address} "Title")`,
  (address) => `[${address}](${address})`,
  (address) => `[words][1]\n\n[1]: ${address}`,
  (address) => `[words][1]\n\n[1]: <${address}> 'Title'`,
  (address) => `![picture](${address})`,
  (address) => `[![picture](https://p.example/p.png)](${address})`,
  (address) => `**${address}**`,
  (address) => `*${address}*, _${address}_`,
  (address) => `~~${address}~~`,
  (address) => `***[words](${address})***`,
  (address) => `- ${address}\n- [words](${address})`,
  (address) => `1. ${address}?`,
  (address) => `> ${address}`,
  (address) => `# ${address}`,
  (address) => `| Shop | ${address} |\n|-|-|\n| [a](${address}) |${address}|`,
  (address) => `[${address}]`,
  (address) => `Link:${address}…`,
  (address) => `${address}&nbsp;${address}&copy;`,
  (address) => `${address}\n${address}`,
  (address) => `${address}。`,
  (address) => `<a href="${address}">${address}</a>`,
]

const shapes = addresses.flatMap((address) => places.map((place) => place(address)))

/** Web addresses that the chat links to, as a browser reads them from the page. */
function renderedLinks(text: string): string[] {
  const html = renderToStaticMarkup(<Markdown text={text} />)
  return [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )
}

describe.each([
  ['the chat links to', renderedLinks],
  ['cards are shown for', findLinks],
] as const)('what %s', (_, linksOf) => {
  test('is among the linked pages, in every shape', () => {
    const found = shapes.map((text) => ({ text, pages: new Set([...linkedPages(text)].flat()) }))
    const missed = found.flatMap(({ text, pages }) =>
      linksOf(text)
        .filter((link) => /^https?:/i.test(link))
        // An app takes square brackets away before it asks for a card.
        .flatMap((link) => canonicalPage(link) ?? [])
        .filter((page) => !pages.has(page))
        .map((page) => ({ text, page })),
    )
    expect(missed).toEqual([])
    expect(found.flatMap(({ text }) => linksOf(text)).length).toBeGreaterThan(900)
  })
})

test.each([
  ['https://a.example/b', 'https://A.example:443/b#top'],
  ['http://a.example', 'http://a.example/'],
  ['https://a.example/ü|b', 'https://a.example/%c3%bc%7Cb'],
  ['https://[a].example/', 'https://a.example/'],
])('%s and %s are one page', (one, other) => {
  expect(canonicalPage(one)).toBe(canonicalPage(other))
})

test.each(['', 'a.example', 'ftp://a.example', 'javascript:alert(1)', 'mailto:a@b.example', 'https://'])(
  '%j is no page',
  (address) => expect(canonicalPage(address)).toBeNull(),
)

test.each([
  ['no address', []],
  ['http:// https:// www. Www!', []],
  ['ftp://a.example mailto:a@b.example', []],
  ['https://a.example/x and https://a.example/x.', ['https://a.example/x', 'https://a.example/x.']],
])('%j links to %j', (text, pages) => {
  expect([...new Set([...linkedPages(text)].flat())]).toEqual(pages)
})

test('an address among thousands of brackets has few ends', () => {
  const [pages = []] = linkedPages(`https://a.example/${')]*"'.repeat(500)}`)
  expect(pages.length).toBeLessThan(40)
})
