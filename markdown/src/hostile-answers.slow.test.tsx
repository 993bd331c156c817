import { markdownMax } from '@parleykit/contract/base/limits'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './markdown.tsx'

/** What an answer may repeat without end to make its reader go over it again and again. */
const hostileUnits: readonly string[] = [
  ...'#|-*[(]_~`>.!:"\'0a\\&<=+ \t\n',
  ...[
    '**',
    '***',
    '__',
    '~~',
    '*a ',
    '*a_',
    '*a**',
    '_*',
    'a*b',
    '`a ``',
    '```\n',
    '~~~\n',
    '    a\n',
    '[^a]',
  ],
  ...[
    '# a\n',
    '> ',
    '> > ',
    '>\n',
    '- ',
    '- - ',
    '* * ',
    '- a\n',
    '  - a\n',
    '1. ',
    '1. a\n',
    '- [ ] a\n',
    '-\n',
  ],
  ...['[a]', '[a](', '[a](<', '[a](b "', '[a][', '[[a]', '[](', '![', '![a](', '[a]: b\n', '[*', '*[a](b)'],
  ...[
    '<a',
    '<a ',
    '</',
    '<!--',
    '<![CDATA[',
    '&amp',
    '&#',
    'http://',
    'www.',
    'a@',
    'a@b.',
    'https://a/(',
    '| a ',
  ],
  ...[
    '|a|\n|-|\n',
    '|-',
    '| a |\n',
    'a\n\n',
    'a\n',
    '  \n',
    'a  \n',
    '\u00a0',
    '一',
    '\u{1f600}',
    '\u0301',
    'א',
  ],
  ...['+49 ', '+4', '01 ', '(0', '(555) ', '1-', 'ä', 'ä@', 'ä@b.', 'a.', 'a-', 'a+'],
]
/** CPU time of one answer: the worst takes 200, what grows with the square of a long one thousands. */
const mostMilliseconds = 1500

function timeOf(text: string): number {
  const before = process.threadCpuUsage()
  try {
    renderToStaticMarkup(<Markdown text={text} />)
  } catch (error) {
    // Blocks nested too deep; `RenderBoundary` shows them as they are written.
    expect(error).toBeInstanceOf(RangeError)
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const pump = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

test.each([markdownMax.length, 1_000_000])('no answer of %i characters holds up a browser', (length) => {
  const slow = hostileUnits
    .flatMap((unit) => [pump(unit, length), `${pump(unit, length - 1)}x`])
    .filter((text) => timeOf(text) > mostMilliseconds)
  expect(slow.map((text) => text.slice(0, 20))).toEqual([])
})

test.each([
  ['a long answer', `**a** ${'b '.repeat(markdownMax.length)}`],
  ['an answer of stars and underscores', '*a_'.repeat(2000)],
])('%s shows as it is written, whole', (_, text) => {
  expect(renderToStaticMarkup(<Markdown text={text} />)).toBe(
    `<p class="answer-as-written" dir="ltr">${text}</p>`,
  )
})

test('an answer of the greatest length is still read', () => {
  const text = `**a** ${'b '.repeat(markdownMax.length)}`.slice(0, markdownMax.length)
  expect(renderToStaticMarkup(<Markdown text={text} />)).toContain('<strong>a</strong>')
})
