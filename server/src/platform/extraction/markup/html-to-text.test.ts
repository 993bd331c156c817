import { parse } from 'parse5'
import { expect, it } from 'vitest'
import { htmlToText } from './html-to-text.ts'

it.each([
  ['headings and paragraphs', '<h2>A<br>b</h2>one\n two<p>three<br>four', '## A b\n\none two\n\nthree\nfour'],
  ['links and entities', '<p>See <a href="/x">caf&eacute;&nbsp;menu</a>.', 'See café menu.'],
  [
    'nested lists',
    '<ol start=3><li>a<ul><li><p>b</p><p>c</p></li></ul></li><li>d</ol><p>e',
    '3. a\n  - b\n\n    c\n4. d\n\ne',
  ],
  [
    'tables',
    '<table><caption>T</caption><tr><th>a<th>b<tr><td>1|2<td><p>x</p><p>y</p></table>',
    'T\n\n| a | b |\n| 1\\|2 | x y |',
  ],
  [
    'layout tables',
    '<table><tr><td><h1>Title</h1>text<td><table><tr><td>1<td>2</table></table>',
    '# Title\n\ntext\n\n| 1 | 2 |',
  ],
  ['code', '<pre><code class="language-js">a\n  <b>b</b> ```\n</code></pre>', '````js\na\n  b ```\n````'],
  ['items outside of lists', '<li>a<li>b<p>c', '- a\n- b\n\nc'],
  ['headings around blocks', '<h1><div>Title</div></h1><p>text', '# Title\n\ntext'],
])('keeps %s', (_what, html, text) => {
  expect(htmlToText(parse(html))).toBe(text)
})

it('leaves out what no reader sees', () => {
  const hidden =
    '<nav>n</nav><script>s</script><p hidden>h</p><p style="display: none">d</p><template>t</template>'
  expect(htmlToText(parse(`<title>T</title>${hidden}<noscript>n</noscript><p>seen`))).toBe('seen')
})
