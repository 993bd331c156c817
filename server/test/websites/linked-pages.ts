import { writePng } from '../write-png.ts'

interface LinkedPage {
  readonly path: string
  readonly contentType: string
  readonly body: Buffer
  /** What its card should say. */
  readonly card: {
    readonly title: string | null
    readonly description: string | null
    readonly hasImage: boolean
  }
}

const html = 'text/html'
const head = (inner: string, body = '') =>
  `<!doctype html><html><head>${inner}</head><body>${body}</body></html>`
const image = '<meta property="og:image" content="/picture.png">'

function page(
  path: string,
  markup: string | Buffer,
  [title, description, hasImage]: [string | null, string | null, boolean],
  contentType = html,
): LinkedPage {
  const body = typeof markup === 'string' ? Buffer.from(markup) : markup
  return { path, contentType, body, card: { title, description, hasImage } }
}

const long =
  'The ferry leaves from the old pier every hour, and takes bicycles, dogs and up to forty people along.'

/** Pages that say in many ways how they want to be shown, and what each says. */
export const linkedPages: readonly LinkedPage[] = [
  page(
    '/open-graph',
    head(
      `<title>Wrong</title><meta property="og:title" content="Ferries &amp; boats">
       <meta property="og:description" content="Every hour."><meta name="description" content="Wrong.">${image}`,
    ),
    ['Ferries & boats', 'Every hour.', true],
  ),
  page(
    '/twitter',
    head(
      `<meta name="twitter:title" content="Kayaks"><meta name="twitter:description" content="By the hour.">
       <meta name="twitter:image" content="picture.png">`,
    ),
    ['Kayaks', 'By the hour.', true],
  ),
  page(
    '/json-ld',
    head(
      `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Site"},
       {"@type":"Product","name":"Canoe","description":"For <b>three</b>.","image":[{"url":"/picture.png"}]}]}</script>`,
    ),
    ['Canoe', 'For three.', true],
  ),
  page('/broken-json-ld', head('<title>Rafts</title><script type="application/ld+json">{"name":</script>'), [
    'Rafts',
    null,
    false,
  ]),
  page('/title-only', head('<title>Timetable</title>'), ['Timetable', null, false]),
  page('/heading-only', head('', `<main><h1>Prices</h1><p>${long}</p></main>`), ['Prices', long, false]),
  page('/meta-description', head('<title>Hours</title><meta name="description" content="Nine to five.">'), [
    'Hours',
    'Nine to five.',
    false,
  ]),
  page(
    '/base',
    head(`<base href="/elsewhere/"><title>Base</title><meta property="og:image" content="../picture.png">`),
    ['Base', null, true],
  ),
  page('/old-image-link', head('<title>Link</title><link rel="image_src" href="/picture.png">'), [
    'Link',
    null,
    true,
  ]),
  page('/drawing', head('<title>Drawing</title><meta property="og:image" content="/drawing.svg">'), [
    'Drawing',
    null,
    false,
  ]),
  page('/dot', head('<title>Dot</title><meta property="og:image" content="/dot.png">'), ['Dot', null, false]),
  page('/gone-image', head('<title>Gone</title><meta property="og:image" content="/nowhere.png">'), [
    'Gone',
    null,
    false,
  ]),
  page(
    '/script-image',
    head('<title>Script</title><meta property="og:image" content="javascript:alert(1)">'),
    ['Script', null, false],
  ),
  page('/nothing', head('', '<p>x</p>'), [null, null, false]),
  page(
    '/charset-header',
    Buffer.from(head('<title>\xcf\xf0\xe8\xe2\xe5\xf2</title>'), 'latin1'),
    ['Привет', null, false],
    'text/html; charset=windows-1251',
  ),
  page(
    '/charset-meta',
    Buffer.from(head('<meta charset="shift_jis"><title>\x93\xfa\x96\x7b\x8c\xea</title>'), 'latin1'),
    ['日本語', null, false],
  ),
  page('/charset-bom', Buffer.from(`\ufeff${head('<title>żółw</title>')}`, 'utf16le'), ['żółw', null, false]),
]

/** The pictures that they name. */
export const linkedPictures: Readonly<
  Record<string, { readonly contentType: string; readonly body: Buffer }>
> = {
  '/picture.png': { contentType: 'image/png', body: writePng(1200, 630) },
  '/dot.png': { contentType: 'image/png', body: writePng(1, 1) },
  '/drawing.svg': {
    contentType: 'image/svg+xml',
    body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'),
  },
}
