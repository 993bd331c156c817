import { expect, it } from 'vitest'
import { parseHocr } from './parse-hocr.ts'

const hocr = `
<div class='ocr_page' id='page_1' title='image "unknown"; bbox 0 0 2480 3508; ppageno 0; scan_res 300 300'>
  <p class='ocr_par' lang='eng' title="bbox 263 264 1426 310">
    <span class='ocr_line' title="bbox 263 264 1426 310; baseline 0 -9; x_size 45; x_descenders 9; x_ascenders 11">
      <span class='ocrx_word' title='bbox 263 266 456 310; x_wconf 96'>Fish &amp; chips</span>
      <span class='ocrx_word' title='bbox 474 265 602 300; x_wconf 31'>  </span>
      <span class='ocrx_word' title='bbox 622 264 705 300; x_wconf 12'>|</span>
    </span>
  </p>
</div>`

it('gives words with their line and how sure they are', () => {
  expect(parseHocr(hocr)).toEqual([
    { text: 'Fish & chips', left: 263, right: 456, confidence: 96, y: 301, size: 45 },
    { text: '|', left: 622, right: 705, confidence: 12, y: 301, size: 45 },
  ])
})
