import { expect, test } from 'vitest'
import { guideText } from './guide-texts.ts'

test('a page is called after its heading', () => {
  expect(guideText('# Adding knowledge\r\n\r\nText.\n')).toEqual({
    fileName: 'Adding knowledge',
    text: '# Adding knowledge\n\nText.',
  })
})
