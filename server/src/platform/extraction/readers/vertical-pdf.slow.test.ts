import { expect, it } from 'vitest'
import { type PlacedText, writePlacedPdf } from '../../../../test/documents/write-unembedded-pdf.ts'
import { defaultExtractionLimits } from '../bounds/extraction-limits.ts'
import { readPdf } from './pdf.ts'

const japanese = { encoding: 'UniJIS-UTF16-V', ordering: 'Japan1' }
const chinese = { encoding: 'UniGB-UTF16-V', ordering: 'GB1' }
const korean = { encoding: 'UniKS-UTF16-V', ordering: 'Korea1' }

async function read(font: { encoding: string; ordering: string }, ...pages: PlacedText[][]): Promise<string> {
  const bytes = writePlacedPdf(font, pages)
  return (await readPdf({ bytes, fileType: 'pdf', limits: defaultExtractionLimits })).text
}

/** Columns from right to left, 22 points apart, from a place at the top. */
function columns(texts: readonly string[], top = 700, right = 520): PlacedText[] {
  return texts.map((text, at) => ({ text: utf16(text), x: right - 22 * at, y: top }))
}

const opening = [
  '当館の営業時間は午前九時から午後五時までです。月曜',
  '日は休館します。入館料は大人が八百円で小学生は無料',
  'です。団体は割引があります。',
]

it('reads Japanese columns from right to left, in whatever order the file has them', async () => {
  const written = columns(opening)
  const text = opening.join('')
  expect(await read(japanese, written)).toBe(text)
  expect(await read(japanese, written.toReversed())).toBe(text)
})

it('reads columns whose characters are numbers of their collection', async () => {
  const font = { encoding: 'Identity-V', ordering: 'Japan1' }
  const [right, left] = [Buffer.from('034b034d', 'hex'), Buffer.from('034f0351', 'hex')]
  const page: PlacedText[] = [
    { text: left, x: 498, y: 700 },
    { text: right, x: 520, y: 700 },
  ]
  expect(await read(font, page)).toBe('あいうえ')
})

it('reads Chinese in two rows of columns, the upper one first', async () => {
  const upper = [
    '图书馆每天上午九点开门，晚上八点关门。星期一',
    '休息。办理借书证需要身份证和一张照片，当天就',
    '可以领取。每人一次最多可以借五本书，借期为三',
    '十天，可以续借一次。逾期每天每本收费一角，请',
  ]
  const lower = [
    '读者按时归还。阅览室里请保持安静，不要大声说',
    '话，谢谢。儿童阅览室在二楼，家长可以陪孩子一',
    '起看书。电脑室在三楼，每人每天可以免费使用两',
    '个小时，需要提前在前台预约登记才可以进去使用',
  ]
  expect(await read(chinese, [...columns(upper, 740), ...columns(lower, 380)])).toBe(
    `${upper.join('')}\n\n${lower.join('')}`,
  )
})

it('keeps the blanks between Korean words', async () => {
  const texts = ['영업 시간은 아홉 시부터 여섯 시까지', '입니다. 월요일은 쉽니다.']
  expect(await read(korean, columns(texts))).toBe(texts.join(' '))
})

it('reads a label in vertical writing apart from the lines beside it', async () => {
  const lines = [
    'We are open from nine in the morning',
    'until five in the afternoon, on',
    'Mondays until noon.',
  ]
  const page = lines.map((text, at) => ({ text, x: 100, y: 700 - 14 * at }))
  expect(await read(japanese, [...columns(['営業時間'], 705, 60), ...page])).toBe(
    `営業時間\n\n${lines.join(' ')}`,
  )
})

it('reads Latin words that are turned in a column in their place', async () => {
  const page: PlacedText[] = [
    { text: utf16('予約は'), x: 520, y: 700 },
    { text: 'Kayak Club', x: 516, y: 662, isTurned: true },
    { text: utf16('の受付で。'), x: 520, y: 600 },
  ]
  expect(await read(japanese, page)).toBe('予約は Kayak Clubの受付で。')
})

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16()
}
