import { expect, it } from 'vitest'
import { commonBlocks, withoutBlocks } from '../index.ts'

const offer = 'Join our club and save ten percent.'
const pages = ['Kayaks', 'Canoes', 'Rafts', 'Prices'].map(
  (name) =>
    `# ${name}\n\n${offer}\n\nAll about ${name}.\n\n- our club\n- ${name}\n\n## Sizes\n\n| S | M |\n| 1 | 2 |`,
)

it('leaves out what most pages share, and keeps headings and tables', () => {
  const common = commonBlocks(pages)
  expect(withoutBlocks(pages[0] ?? '', common)).toBe(
    '# Kayaks\n\nAll about Kayaks.\n\n- Kayaks\n\n## Sizes\n\n| S | M |\n| 1 | 2 |',
  )
})

it('leaves out a heading above nothing else', () => {
  const texts = pages.map(
    (page) => `${page}\n\n## Club\n\nMeet every Monday.\n\n## Last\n\n${page.slice(0, 9)}`,
  )
  expect(withoutBlocks(texts[0] ?? '', commonBlocks(texts))).not.toMatch(/Club|Monday/)
})

it('takes code for one block, blank lines and all', () => {
  const code = '```\na\n\nb\n```'
  const texts = pages.map((page) => `${page}\n\n${code}`)
  expect(withoutBlocks(texts[1] ?? '', commonBlocks(texts))).toContain(code)
})

it('changes nothing where few pages are known or nothing is shared', () => {
  expect(commonBlocks(pages.slice(0, 3)).size).toBe(0)
  expect(withoutBlocks('One page.', commonBlocks(['a', 'b', 'c', 'd']))).toBe('One page.')
})

it('takes lists of any length', () => {
  const long = Array.from({ length: 200_000 }, (_, at) => `- ${at}`).join('\n')
  expect(commonBlocks([long, 'a', 'b', 'c']).size).toBe(0)
})
