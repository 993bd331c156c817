import { expect, test } from 'vitest'
import { readWebPage } from '../read-web-page.ts'

const paragraph =
  'Our kayaks are made of cedar and hold two people with their bags. We built the first of them in 1987, and it still floats.'

function read(body: string): string {
  const html = Buffer.from(`<title>Kayaks</title><main><h1>Kayaks</h1><p>${paragraph}</p>${body}</main>`)
  const { text } = readWebPage({ html, characterSet: null, url: 'https://a.example/', styleSheets: [] })
  return text.slice(`# Kayaks\n\n${paragraph}\n\n`.length)
}

const radios = (name: string) =>
  `<style>.${name}{display:none}#a:checked~.${name}:nth-of-type(1),#b:checked~.${name}:nth-of-type(2){display:block}</style>
  <div><input type="radio" id="a" name="t" checked><label for="a">Lake</label><input type="radio" id="b" name="t"><label for="b">Sea</label>
  <div class="${name}"><p>20 €</p></div><div class="${name}"><p>30 €</p></div></div>`

test('panels of radio buttons have their labels above them', () => {
  expect(read(radios('part'))).toBe('## Lake\n\n20 €\n\n## Sea\n\n30 €')
})

test("a menu with meals isn't a menu with links", () => {
  expect(read(radios('menu-part'))).toBe('## Lake\n\n20 €\n\n## Sea\n\n30 €')
  expect(
    read(`<style>.menu{display:none}#m:checked~.menu{display:block}</style><div><input type="checkbox" id="m">
    <div class="menu"><a href="/a">Lake tours of all lengths</a> <a href="/b">Sea tours</a></div></div>`),
  ).toBe('')
})

test.each([
  [
    'details',
    '<style>details:not([open])>div{display:none}</style><details><summary>May I swim?</summary><div>Yes.</div></details>',
  ],
  [
    'a checkbox',
    '<style>#q:not(:checked)~.text{display:none}</style><div><input type="checkbox" id="q"><label for="q">May I swim?</label><div class="text">Yes.</div></div>',
  ],
  [
    'an address',
    '<style>.text{display:none}.text:target{display:block}</style><p>May I swim?</p><div class="text" id="q">Yes.</div>',
  ],
  [
    'a button',
    '<style>.text{display:none}[aria-expanded=true]+.text{display:block}</style><p>May I swim?</p><button aria-expanded="false">Show</button><div class="text">Yes.</div>',
  ],
])('what %s opens is kept', (_, html) => {
  expect(read(html)).toBe('May I swim?\n\nYes.')
})

const slides = '<div class="slide on"><p>First tour</p></div><div class="slide"><p>Second tour</p></div>'

test('slides beside a shown one are kept, and the same text for small screens is not', () => {
  const style = '<style>.slide,.small{display:none}.slide.on{display:block}</style>'
  const all = 'First tour\n\nSecond tour'
  expect(read(`${style}<div>${slides}</div>`)).toBe(all)
  expect(
    read(`${style}<div class="small"><p>First tour</p><p>Second tour</p></div><div>${slides}</div>`),
  ).toBe(all)
})

test('a long text is kept, and notices and dialogs are not', () => {
  const hidden = '<style>.x,.modal{display:none}.modal:target{display:block}</style>'
  expect(read(`${hidden}<div class="x"><p>${paragraph}</p><p>${paragraph} And so on.</p></div>`)).toContain(
    'And so on.',
  )
  expect(read(`${hidden}<div class="x"><p>Thank you! Your message was sent.</p></div>`)).toBe('')
  expect(read(`${hidden}<div class="modal" id="m"><p>${paragraph}</p><p>${paragraph}</p></div>`)).toBe('')
})
