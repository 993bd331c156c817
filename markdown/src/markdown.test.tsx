import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './markdown.tsx'

const show = (text: string) => renderToStaticMarkup(<Markdown text={text} />)

test('raw HTML shows as text', () => {
  const hostile = [
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<a href="javascript:alert(1)" onclick="x()">c</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<!-- hidden -->',
  ]
  for (const text of hostile) {
    const html = show(text)
    expect(html).toContain('&lt;')
    expect(html).not.toMatch(/<(?!\/?(p|span)\b)/)
  }
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '/relative',
  '//host',
])('a link to %s is only its text', (href) => {
  expect(show(`[here](<${href}>)`)).not.toContain('href')
  expect(show(`![here](<${href}>)`)).not.toMatch(/href|src/)
  expect(show(`[here][1]\n\n[1]: <${href}>`)).not.toContain('href')
})

test('links open outside the chat and images are not loaded', () => {
  const rel = 'target="_blank" rel="noopener noreferrer nofollow"'
  expect(show('[shop](https://shop.example/a?b=1)')).toContain(
    `<a href="https://shop.example/a?b=1" ${rel}>shop</a>`,
  )
  expect(show('see https://shop.example now')).toContain(`<a href="https://shop.example" ${rel}>`)
  expect(show('[mail](mailto:a@shop.example)')).toContain('<a href="mailto:a@shop.example"')
  expect(show('![map](https://shop.example/map.png)')).toContain(`${rel}>map</a>`)
  expect(show('![map](https://shop.example/map.png)')).not.toContain('<img')
})

test('mail addresses and phone numbers are links of themselves, whole, outside of code and links', () => {
  const html = show('**ä@müller.de** or jürgen@mueller.de, call +49 40 1234567')
  expect(html).toContain('<a href="mailto:%C3%A4@xn--mller-kva.de" dir="ltr">ä@müller.de</a>')
  expect(html).toContain('<a href="mailto:j%C3%BCrgen@mueller.de" dir="ltr">jürgen@mueller.de</a>')
  expect(html).toContain('<a href="tel:+49401234567" dir="ltr">+49 40 1234567</a>')
  expect(show('[call](tel:+49401234567)')).toContain('<a href="tel:+49401234567">call</a>')
  expect(show('a@shop.example')).toContain('<a href="mailto:a@shop.example" dir="ltr">a@shop.example</a>')
  expect(show('[**a@b.example**](https://b.example)').match(/<a /g)).toHaveLength(1)
  expect(show('`a@b.example`')).not.toContain('<a ')
  expect(show('a@b.example?subject=x&cc=c@d.example')).not.toMatch(/href="[^"]*[?&]/)
})

test('code can be copied', () => {
  expect(show('```\nnpm start\n```')).toContain('>Copy code</span></button>')
})

test('the usual blocks are there', () => {
  const html = show(
    '# Hours\n\n- **Mon** 9&ndash;5\n- [x] open\n\n1. one\n\n|a|b|\n|-|-:|\n|1|2|\n\n```js\nif (a < b) {}\n```',
  )
  expect(html).toContain('<strong>Mon</strong>')
  expect(html).toContain('9–5')
  expect(html).toContain('☑')
  expect(html).toContain('<ol dir="ltr" start="1">')
  expect(html).toContain('<td style="text-align:right">2</td>')
  expect(html).toContain('if (a &lt; b) {}')
})

test('every beginning of an answer can be shown while it is being written', () => {
  const answer =
    'A **bold** [link](https://a.example) and\n\n| a | b |\n|---|---|\n| `1` | ![x](y) |\n\n```ts\nconst a = 1'
  for (let length = 0; length <= answer.length; length += 1) {
    expect(() => show(answer.slice(0, length))).not.toThrow()
  }
})

test('each block is read from the side of its own words', () => {
  const html = show('SafeRide مضمون لمدة شهر.\n\n- خوذة\n\n3.40\n\nIn English.')
  expect(html).toContain('<p dir="rtl">SafeRide')
  expect(html).toContain('<ul dir="rtl">')
  expect(html).toContain('<p>3.40</p>')
  expect(html).toContain('<p dir="ltr">In')
})

test('rows without the head of their table are a table too', () => {
  const html = show('| Kayak | 9 euros |\n| Canoe | 12 euros | a day |')
  expect(html).toContain('<td>Kayak</td><td>9 euros</td>')
  expect(html).toContain('<td>12 euros</td><td>a day</td>')
  expect(html).not.toContain('<thead>')
  expect(show('| this | is |\nnot a table')).not.toContain('<table>')
  expect(show('|')).not.toContain('<table>')
})
