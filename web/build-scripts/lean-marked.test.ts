import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withoutReader } from './lean-marked.ts'

const texts = [
  'A ticket costs **12 euros**, see [prices](https://example.com/a?b=c) or call +1 555 0100.',
  '# Hours\n\n- Monday *9 to 5*\n- Sunday ~~never~~\n  1. by `key`\n\n> quoted\n\n---\n',
  '| day | open |\n|---|:-:|\n| Monday | yes |\n\n```js\nlet a = 1\n```\n<b>raw</b> &amp; www.example.com a@b.example',
]

test('what is left of marked tells the same parts of a text', async () => {
  const address = new URL('../../node_modules/marked/lib/marked.esm.js', import.meta.url)
  const { Lexer, Tokenizer } = await import(address.href)
  const code = await readFile(address, 'utf8')
  const lean = await import(
    `data:text/javascript;base64,${Buffer.from(withoutReader(code)).toString('base64')}`
  )
  expect(Object.keys(lean).sort()).toEqual(['Lexer', 'Tokenizer'])
  for (const text of texts) {
    const options = { gfm: true, breaks: true }
    const parts = Lexer.lex(text, { ...options, tokenizer: new Tokenizer() })
    expect(JSON.stringify(parts).length).toBeGreaterThan(text.length)
    expect(lean.Lexer.lex(text, { ...options, tokenizer: new lean.Tokenizer() })).toEqual(parts)
  }
})

test('a build fails where marked is written otherwise', () => {
  expect(() => withoutReader('export { Lexer }')).toThrow('otherwise')
})
