import { expect, test } from 'vitest'
import { guideText, userPartsOf } from './guide-texts.ts'

test('a page is called after its heading', () => {
  expect(guideText('# Adding knowledge\r\n\r\nText.\n')).toEqual({
    fileName: 'Adding knowledge',
    text: '# Adding knowledge\n\nText.',
  })
})

test('of the README, what is for those who work on the product is left out', () => {
  const readme =
    '# ParleyKit\n\nIt answers.\n\n![A picture](x.png)\n\n## Configuration\n\nPORT\n\n## Developing\n\nnpm run dev\n'
  const { fileName, text } = userPartsOf(readme)
  expect(fileName).toBe('ParleyKit')
  expect(text).toContain('## Configuration')
  expect(text).not.toMatch(/npm run dev|picture/)
})
