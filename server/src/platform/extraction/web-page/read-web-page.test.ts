import { describe, expect, it } from 'vitest'
import { readWebPage } from './read-web-page.ts'

const read = (html: string | Uint8Array, more: { characterSet?: string; styleSheets?: string[] } = {}) =>
  readWebPage({
    html: typeof html === 'string' ? Buffer.from(html) : html,
    characterSet: more.characterSet ?? null,
    url: 'https://www.harbour.example/boats/kayaks?x=1',
    styleSheets: more.styleSheets ?? [],
  })

const paragraph =
  'Our kayaks are moored at the north pier, where the harbour office hands out paddles and vests from nine to five.'

describe('the main text', () => {
  it('is what main holds, with headings, lists, tables and code', () => {
    const { text } = read(`<header><a href="/">Harbour</a></header><nav><a href="/a">A</a></nav>
      <main><h1>Kayaks<a class="headerlink" href="#kayaks">¶</a></h1><p>${paragraph}</p><ul><li>one</li><li>two</li></ul>
      <table><tr><th>Boat<th>Hour<tr><td>Kayak<td>9 €</table><pre><code class="language-sh">npm start</code></pre></main>
      <footer>© Harbour</footer>`)
    expect(text).toBe(
      `# Kayaks\n\n${paragraph}\n\n- one\n- two\n\n| Boat | Hour |\n| Kayak | 9 € |\n\n\`\`\`sh\nnpm start\n\`\`\``,
    )
  })

  it('takes the heading above it along', () => {
    expect(read(`<header><h1>Kayaks</h1></header><main><p>${paragraph}</p></main>`).text).toBe(
      `# Kayaks\n\n${paragraph}`,
    )
  })

  it.each([
    [
      'a cookie notice by its name',
      '<div class="cookie-banner"><p>We use cookies.</p><button>OK</button></div>',
    ],
    [
      'a cookie notice by its words',
      '<div class="fixed z-50"><p>This site sets cookies to count visitors.</p><button>Accept all</button></div>',
    ],
    ['breadcrumbs', '<ol class="breadcrumb"><li><a href="/">Home</a><li>Kayaks</ol>'],
    [
      'a list of the page',
      '<div><b>Contents</b><ul><li><a href="#a">A thing</a><li><a href="#b">Another</a><li><a href="#c">More</a></ul></div>',
    ],
    [
      'a share bar',
      '<div class="x1"><a href="https://www.facebook.com/sharer/sharer.php?u=x">Facebook</a> <a href="https://x.com/intent/tweet?u=x">X</a></div>',
    ],
    [
      'related pages',
      '<div class="x2"><h2>You may also like</h2><ul><li><a href="/canoes">Canoes on the lake</a></ul></div>',
    ],
    ['comments', '<section id="comments"><h2>2 comments</h2><p>I liked it very much, thanks.</p></section>'],
    ['a dialog', '<div role="dialog" aria-modal="true"><p>Join our club today for free rides.</p></div>'],
    ['what is hidden', '<p hidden>No one sees it.</p><p style="visibility:hidden">Nor this.</p>'],
    [
      'text placed outside of the page, or cut off',
      '<style>.x1{position:absolute;left:-9999px}.x2{clip:rect(0,0,0,0)}.x3{clip-path:inset(50%)}</style><p class="x1">Away.</p><p class="x2">Cut.</p><p class="x3">Cut too.</p><p style="text-indent:-999em">Out.</p>',
    ],
    [
      'what is hidden by a style sheet',
      '<style>.promo{display:none}</style><p class="promo">Secret sale.</p>',
    ],
    ['what is hidden by a linked style sheet', '<div class="note linked">Nobody reads this.</div>'],
  ])('leaves out %s', (_what, furniture) => {
    const linked = '@media screen and (min-width: 40em) { div.note.linked { display: none } }'
    const body = `<h1>Kayaks</h1><p>${paragraph}</p>${furniture}<p>${paragraph}</p>`
    for (const html of [`<main>${body}</main>`, `<div class="a"><div class="b">${body}</div></div>`]) {
      expect(read(html, { styleSheets: [linked] }).text).toBe(`# Kayaks\n\n${paragraph}\n\n${paragraph}`)
    }
  })

  it.each([
    [
      'an answer that opens',
      '<h3><button aria-controls="a1">May I swim?</button></h3><div id="a1" hidden>Yes.</div>',
    ],
    [
      'an answer of an accordion',
      '<style>.faq-answer{display:none}</style><h3>May I swim?</h3><div class="faq-answer">Yes.</div>',
    ],
    [
      'what a later rule shows',
      '<style>.t{display:none}.t.on{display:block}</style><h3>May I swim?</h3><p class="t on">Yes.</p>',
    ],
    [
      'what only prints hide',
      '<style>@media print{.t{display:none}}</style><h3>May I swim?</h3><p class="t">Yes.</p>',
    ],
  ])('keeps %s', (_what, part) => {
    expect(read(`<main><h1>Kayaks</h1><p>${paragraph}</p>${part}</main>`).text).toBe(
      `# Kayaks\n\n${paragraph}\n\n### May I swim?\n\nYes.`,
    )
  })

  it('keeps all code, whatever its words are called, but for the numbers of its lines', () => {
    const code =
      '<pre><span class="linenos">1</span><code><span class="hljs-comment">// why</span>\nlet <span class="hljs-title">menu</span></code></pre>'
    expect(read(`<main><h1>Code</h1><p>${paragraph}</p>${code}</main>`).text).toBe(
      `# Code\n\n${paragraph}\n\n\`\`\`\n// why\nlet menu\n\`\`\``,
    )
  })

  it('keeps what buyers say, drops what readers do, and the numbers of notes', () => {
    const voice = '<ol class="commentlist"><li><p>Very warm.</p></li></ol>'
    const html = (id: string) =>
      `<main><h1>Hoodie</h1><p>${paragraph}<sup><a href="#n1">[1]</a></sup></p><div id="${id}"><div id="comments">${voice}</div></div></main>`
    expect(read(html('reviews')).text).toBe(`# Hoodie\n\n${paragraph}\n\n1. Very warm.`)
    expect(read(html('discussion')).text).toBe(`# Hoodie\n\n${paragraph}`)
  })

  it.each([
    ['a chapter on comments', '<h2>Comments</h2><p>A line that begins with two dashes is a comment.</p>'],
    ['an answer about the newsletter', '<h2>Newsletter</h2><p>It comes on the first day of each month.</p>'],
    [
      'terms with a meaning',
      '<dl><dt>Print</dt><dd>Puts a text onto paper in one go.</dd><dt>Share</dt><dd>A part.</dd></dl>',
    ],
    [
      'biscuits that are sold',
      '<div><p>Six oat cookies with butter, 4 euros.</p><button>OK, order</button></div>',
    ],
    ['a piece of furniture', '<div class="drawer"><p>Each drawer carries 25 kilograms of tools.</p></div>'],
  ])('keeps %s in the main part', (_, html) => {
    const words = html.replace(/<button.*?<\/button>/g, '').match(/[^<>]+(?=<\/(?:h2|p|dt|dd)>)/g) ?? []
    const { text } = read(
      `<main><h1>Guide</h1><p>${paragraph}</p>${html}<h2>More</h2><p>${paragraph}</p></main>`,
    )
    for (const word of words) expect(text).toContain(word)
    expect(words.length).toBeGreaterThan(0)
  })

  it('keeps apart what only a style sheet sets apart', () => {
    const dish = '<p><span class="name">Ravioli</span><span class="price">14,50</span></p>'
    const word = '<p><span class="a">W</span><span class="a">ater</span></p>'
    expect(read(`<main><h1>Lunch</h1>${dish}${word}</main>`).text).toBe('# Lunch\n\nRavioli 14,50\n\nWater')
  })

  it('keeps a menu of dishes, whatever it is called', () => {
    const dishes = '<ul class="menu"><li>Soup 4.50</li><li>Fish and chips 12.00</li></ul>'
    expect(read(`<h1>Lunch</h1><div class="menu-section">${dishes}</div>`).text).toContain(
      '- Fish and chips 12.00',
    )
  })

  it('keeps a grid of products that are links, and drops the columns of links beside it', () => {
    const card = (name: string, price: string) =>
      `<a href="/p/${name}"><h3>${name}</h3><p>Fits two people and their bags</p><span>${price}</span></a>`
    const { text } = read(`<div><a href="/">Start</a> <a href="/shop">Shop</a> <a href="/help">Help</a></div>
      <h1>Boats</h1><div><div><ul><li><a href="/red">Red</a><li><a href="/blue">Blue</a></ul></div>
      <div>${card('Canoe', '€ 900')}${card('Kayak', '€ 700')}</div></div>`)
    expect(text).toContain('### Canoe\n\nFits two people and their bags')
    expect(text).toContain('€ 700')
    expect(text).not.toMatch(/Start|Blue/)
  })
})

describe('how to reach its makers', () => {
  const around = (furniture: string, main = `<p>${paragraph}</p>`) =>
    read(`<main><h1>Kayaks</h1>${main}</main>${furniture}`)

  it('is kept apart from the main text when it is in a footer, without menus and notices', () => {
    const { text, contact } = around(`<footer><div><h4>Visit us</h4><p>Pier 4<br>20457 Hamburg</p>
      <p>Call <a href="tel:+49401234567">+49 40 123 45 67</a></p></div>
      <div><h4>Shop</h4><ul><li><a href="/a">Boats</a><li><a href="/b">Paddles</a><li><a href="/c">Vests</a></ul></div>
      <div><h4>Hours</h4><p>Mon–Fri 9:00–17:00</p><p>Sat 10–14</p></div>
      <p>© 2026 Harbour. All rights reserved.</p></footer>`)
    expect(text).toBe(`# Kayaks\n\n${paragraph}`)
    expect(contact).toBe(
      '#### Visit us\n\nPier 4\n20457 Hamburg\n\nCall +49 40 123 45 67\n\n#### Hours\n\nMon–Fri 9:00–17:00\n\nSat 10–14',
    )
  })

  it.each([
    [
      'an address element',
      '<footer><address>Pier 4, 20457 Hamburg</address></footer>',
      'Pier 4, 20457 Hamburg',
    ],
    ['microdata', '<div class="footer"><p itemprop="address">Pier 4, Hamburg</p></div>', 'Pier 4, Hamburg'],
    [
      'a link that hides its address',
      '<footer><p><a href="mailto:hello@harbour.example">Write to us</a></p></footer>',
      'Write to us\n\nWrite to us: hello@harbour.example',
    ],
    [
      'hours of a table',
      '<footer><table><tr><td>Montag</td><td>9 bis 17 Uhr</td></tr></table></footer>',
      '| Montag | 9 bis 17 Uhr |',
    ],
  ])('is told by %s', (_what, footer, contact) => {
    expect(around(footer).contact).toBe(contact)
  })

  it('has no menu of a footer that holds little else, and names a mail address', () => {
    const { contact } =
      around(`<footer><div><div><p><a href="mailto:hi@harbour.example">hi@harbour.example</a></p></div>
      <div><p>Tue–Sun 10:00–18:00</p></div><div><ul><li><a href="/a">Imprint</a><li><a href="/b">Jobs</a></ul></div></div></footer>`)
    expect(contact).toBe('Email: hi@harbour.example\n\nTue–Sun 10:00–18:00')
  })

  it('says what a number and an address are that stand alone in a line', () => {
    const line =
      '<a href="tel:+15550123">+1 555 0123</a> | <a href="mailto:hi@quay.example">hi@quay.example</a>'
    expect(around(`<footer><p>${line}</p></footer>`).contact).toBe(
      'Phone: +1 555 0123\nEmail: hi@quay.example',
    )
    const icons = '<a href="tel:+447777"><i></i></a> <a href="mailto:t@tower.example"><i></i></a>'
    expect(around(`<footer><p>Mail: <a href="mailto:a@b.example">a@b.example</a></p></footer>`).contact).toBe(
      'Email: a@b.example',
    )
    expect(around(`<footer><p>${icons}</p><p>Tue–Sun 10:00–18:00</p></footer>`).contact).toBe(
      'Tue–Sun 10:00–18:00\n\nPhone: +447777\n\nEmail: t@tower.example',
    )
    expect(around(`<footer><p>${line}</p></footer>`, `<p>+1 555 0123</p><p>${paragraph}</p>`).contact).toBe(
      'Email: hi@quay.example',
    )
  })

  it('is told by the data of the page, where its text says nothing of it', () => {
    const data = JSON.stringify({
      '@type': 'LocalBusiness',
      telephone: '+49 40 123 45 67',
      email: 'mailto:hi@harbour.example',
      address: { streetAddress: 'Pier 4', postalCode: '20457', addressLocality: 'Hamburg' },
      openingHoursSpecification: [
        { dayOfWeek: ['https://schema.org/Monday'], opens: '09:00', closes: '17:00' },
      ],
    })
    const script = `<script type="application/ld+json">${data}</script>`
    expect(around(script).contact).toBe(
      'Phone: +49 40 123 45 67\n\nEmail: hi@harbour.example\n\nAddress: Pier 4, 20457 Hamburg\n\nOpening hours: Monday 09:00–17:00',
    )
    expect(around(script, `<p>Call 040 1234567, Pier 4, 20457 Hamburg.</p><p>${paragraph}</p>`).contact).toBe(
      'Email: hi@harbour.example\n\nOpening hours: Monday 09:00–17:00',
    )
  })

  it('is nothing where the main text says it, where it is shared, and where others wrote', () => {
    const line = '<p>Pier 4, telephone <a href="tel:+49401234567">040 1234567</a></p>'
    expect(around(`<footer>${line}</footer>`, line).contact).toBe('')
    expect(around('<footer><a href="mailto:?subject=Kayaks">Mail</a></footer>').contact).toBe('')
    expect(around(`<section id="comments">${line}</section>`).contact).toBe('')
    expect(around('<footer><p>The last train was 9 to 5 minutes late on no day.</p></footer>').contact).toBe(
      '',
    )
  })
})

describe('the title', () => {
  it.each([
    ['<title>Kayaks | Harbour Rentals</title><h1>Kayaks</h1>', 'Kayaks'],
    [
      '<title>Harbour – Kayaks – Prices</title><meta property="og:site_name" content="Harbour">',
      'Kayaks – Prices',
    ],
    ['<title>Kayaks - what to bring</title><h1>What to bring</h1>', 'What to bring'],
    ['<title>Home</title><h1>Boats for everybody</h1>', 'Boats for everybody'],
    ['<title>Pier 7: north - south</title>', 'Pier 7: north - south'],
    ['<svg><title>Logo</title></svg><h1>Kayaks</h1>', 'Kayaks'],
    ['<p>Nothing</p>', ''],
  ])('of %s is %j', (html, title) => {
    expect(read(html).title).toBe(title)
  })
})

it('tells what a page says of itself', () => {
  const page =
    read(`<html lang="de-CH"><head><base href="/base/"><link rel="canonical" href="../boats/kayaks">
    <link rel="alternate" hreflang="fr" href="/fr/kayaks"><link rel="stylesheet" href="a.css">
    <link rel="stylesheet" media="print" href="p.css"><meta name="robots" content="noindex, follow">
    <meta name="theme-color" content="#123456"><link rel="icon" sizes="32x32" href="i.png">
    <link rel="apple-touch-icon" href="t.png"></head>
    <body><nav><a href="x#top">Boats</a><a href="mailto:a@b.c">Mail</a></nav><a rel="nofollow" href="//other.example/">Other</a>`)
  expect(page).toMatchObject({
    canonicalUrl: 'https://www.harbour.example/boats/kayaks',
    language: 'de',
    robotsMeta: { noindex: true, nofollow: false },
    alternates: [{ language: 'fr', url: 'https://www.harbour.example/fr/kayaks' }],
    styleSheets: ['https://www.harbour.example/base/a.css'],
    themeColor: '#123456',
    icons: [
      { url: 'https://www.harbour.example/base/t.png' },
      { url: 'https://www.harbour.example/base/i.png' },
    ],
    links: [
      { url: 'https://www.harbour.example/base/x', text: 'Boats', nofollow: false },
      { url: 'https://other.example/', text: 'Other', nofollow: true },
    ],
  })
})

describe('scripts are needed', () => {
  it.each([
    ['an empty root', '<div id="root"></div><script src="/a.js"></script>', true],
    ['a loading sign', '<div id="app"><p>Loading…</p></div><script type="module">1</script>', true],
    [
      'words in noscript',
      '<noscript>You need to enable JavaScript to run this app.</noscript><p>Shop</p>',
      true,
    ],
    ['an empty main part', '<header><h1>Shop</h1></header><main></main><script src="/a.js"></script>', true],
    [
      'an empty root above a footer',
      `<div id="app">Loading tours …</div><footer><p>${'A family business on the quay. '.repeat(10)}</p></footer><script src="/a.js"></script>`,
      true,
    ],
    [
      'an empty element of its own',
      '<h1>Tours</h1><tour-app></tour-app><script type="module" src="/a.js"></script>',
      true,
    ],
    ['a short page', '<h1>Hours</h1><p>Nine to five.</p><script src="/count.js"></script>', false],
    [
      'a page with text in its root',
      `<div id="root"><h1>K</h1><p>${paragraph}</p><p>${paragraph}</p><p>${paragraph}</p></div>`,
      false,
    ],
  ])('%s', (_what, html, expected) => {
    expect(read(html).needsJavaScript).toBe(expected)
  })
})

describe('the encoding', () => {
  const french = 'Le café est ouvert dès neuf heures, été comme hiver, et la crème glacée est à la carte.'
  const latin = Buffer.from(`<p>${french}</p>`, 'latin1')
  it.each([
    ['the header', Buffer.from('<p>\xcf\xf0\xe8\xe2\xe5\xf2</p>', 'latin1'), 'windows-1251', 'Привет'],
    ['a header that lies', latin, 'utf-8', french],
    ['meta', Buffer.from('<meta charset="iso-8859-7"><p>\xe1\xe2\xe3</p>', 'latin1'), undefined, 'αβγ'],
    ['the byte order mark', Buffer.from('\ufeff<p>żółw</p>', 'utf16le'), 'iso-8859-1', 'żółw'],
    ['UTF-8 that is named otherwise', Buffer.from('<p>żółw</p>'), 'iso-8859-1', 'żółw'],
  ])('is told by %s', (_what, bytes, characterSet, text) => {
    expect(read(bytes, characterSet === undefined ? {} : { characterSet }).text).toBe(text)
  })
})

it('reads XHTML whose elements end themselves', () => {
  const html =
    '<?xml version="1.0"?><html><head><title>T</title><script src="a.js"/></head><body><p>Seen.</p></body></html>'
  expect(read(html).text).toBe('Seen.')
})

it.each([
  ['a title of dots', `<title>${'. '.repeat(500_000)}x</title><p>seen</p>`],
  ['a heading of spaces and dots', `<h1>${' .'.repeat(300_000)}x</h1>`],
  ['thousands of rules', `<style>${'.a{display:none}'.repeat(30_000)}</style><p class="b">seen</p>`],
  ['many rules of other properties', `<style>${'a{b:c}'.repeat(200_000)}</style><p>seen</p>`],
  ['many children of one element', `<div id="root">${'x<br>'.repeat(100_000)}</div>`],
  ['open tags', '<a <a '.repeat(100_000)],
  ['brackets in styles', `<style>@media ${'('.repeat(100_000)}{p{display:none}}</style><p>seen</p>`],
])('ends with %s', (_what, html) => {
  expect(read(html).characterSet).toBe('utf-8')
})

it('reads what is nested without end', () => {
  expect(read(`${'<div>'.repeat(50_000)}seen`).text).toBe('seen')
})
