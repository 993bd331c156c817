import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { scopeOf } from '../core/scope.ts'
import { work } from './parse-documents.ts'
import type { SentDocument } from './parsing-work.ts'

const scope = scopeOf('https://example.com/')

function read(kind: SentDocument['kind'], body: string | Buffer, more: Partial<SentDocument> = {}) {
  const url = 'https://example.com/a/b'
  return work([{ scope, robots: null, kind, url, charset: null, body: Buffer.from(body), ...more }])[0]
}

test('a page tells its title, language and links, as they are meant', () => {
  const html = `<!doctype html><html lang="de-AT"><head><title>Gr&uuml;&szlig;e
    aus Wien</title><base href="/c/"><link rel=canonical href="/c/own?utm_source=x">
    <link rel="alternate" hreflang="en" href="/en/"><body><svg><title>Pfeil</title></svg><h1>Hallo</h1>
    <a href="x">1</a><a href='/y#z'>2</a><a href="https://other.example/">3</a><a rel="nofollow" href="/n">4</a>
    <a href="mailto:a@b.c">5</a><a href="x?fbclid=1">6</a><script>'<a href="/script">'</script><!-- <a href="/comment"> -->`
  expect(read('page', html)).toMatchObject({
    kind: 'page',
    title: 'Grüße aus Wien',
    language: 'de',
    canonical: 'https://example.com/c/own',
    links: ['https://example.com/c/x', 'https://example.com/y'],
    alternates: [{ url: 'https://example.com/en/', language: 'en' }],
    noindex: false,
  })
})

test('a title that ends itself and a stray zero swallow nothing, and UTF-8 is read whatever the header says', () => {
  const html =
    '<?xml version="1.0"?><html><head><title/></head><body><h1>Gr\u00fc\u00dfe</h1>\0</body></html>'
  expect(read('page', html, { charset: 'iso-8859-1' })).toMatchObject({ title: 'Grüße' })
})

test('robots of the page and of the site are heard', () => {
  const robots =
    'User-agent: *\nDisallow: /\n\nUser-agent: ParleyKit\nDisallow: /secret\nCrawl-delay: 2\nSitemap: https://example.com/s.xml'
  const html = '<a href="/secret/a">1</a><a href="/open">2</a>'
  expect(read('page', html, { robots })).toMatchObject({
    links: ['https://example.com/open'],
    refused: ['https://example.com/secret/a'],
  })
  expect(read('page', `<meta name=robots content="noindex, nofollow">${html}`)).toMatchObject({
    links: [],
    noindex: true,
  })
  expect(read('robots', '', { robots, url: 'https://example.com/secret/' })).toEqual({
    kind: 'robots',
    allowsStart: false,
    sitemaps: ['https://example.com/s.xml'],
    crawlDelaySeconds: 2,
  })
})

test('the charset of the header, of the page and of its bytes', () => {
  expect(
    read('page', Buffer.from('<title>\xfcber</title>', 'latin1'), { charset: 'iso-8859-1' }),
  ).toMatchObject({
    title: 'über',
  })
  const declared = Buffer.from(
    '<meta charset="windows-1251"><title>\xcf\xf0\xe8\xe2\xe5\xf2</title>',
    'latin1',
  )
  expect(read('page', declared)).toMatchObject({ title: 'Привет' })
  expect(read('page', '<title>über</title>', { charset: 'no-such-charset' })).toMatchObject({ title: 'über' })
})

test('a sitemap, packed, broken, as lines, with languages, and an index of them', () => {
  const xml = `<?xml version="1.0"?><urlset xmlns:xhtml="x"><url><loc> https://example.com/a?x=1&amp;y=2 </loc>
    <xhtml:link rel="alternate" hreflang="fr" href="https://example.com/fr/a"/></url>
    <url><loc>https://other.example/</loc></url><url><loc>http://www.example.com/b</loc>`
  const pages = [
    { url: 'https://example.com/a?x=1&y=2', language: null },
    { url: 'https://example.com/fr/a', language: 'fr' },
    { url: 'http://www.example.com/b', language: null },
  ]
  expect(read('sitemap', `${xml}</url></urlset>`)).toMatchObject({ pages, sitemaps: [], more: false })
  expect(read('sitemap', gzipSync(xml))).toMatchObject({ pages })
  expect(read('sitemap', 'https://example.com/1\r\nhttps://example.com/2\n\nx')).toMatchObject({
    pages: [{ url: 'https://example.com/1' }, { url: 'https://example.com/2' }],
  })
  const index =
    '<sitemapindex><sitemap><loc>https://cdn.example/s1.xml.gz</loc></sitemap><sitemap><loc>/s2.xml</loc>'
  expect(read('sitemap', index)).toMatchObject({
    sitemaps: ['https://cdn.example/s1.xml.gz', 'https://example.com/s2.xml'],
    pages: [],
  })
})

test('what is made to hold a reader up gives little or nothing, and the rest is read', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => `<a href="/p${at}">x</a>`).join('')
  const page = read('page', many)
  expect(page?.kind === 'page' && page.links.length).toBe(3000)
  expect(read('page', '<div>'.repeat(5000))).toMatchObject({ kind: 'page', links: [] })
  expect(read('sitemap', gzipSync(Buffer.alloc(30_000_000, '<url>')))).toBeNull()
  const entities = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><urlset><url><loc>https://example.com/&b;</loc></url>`
  expect(read('sitemap', entities)).toMatchObject({ pages: [{ url: 'https://example.com/&b;' }] })
  expect(read('page', Buffer.from([0, 1, 2, 255, 0, 3]))).toBeNull()
})
