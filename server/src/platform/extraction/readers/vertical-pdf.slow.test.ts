import { expect, it } from 'vitest'
import { type PlacedText, writePlacedPdf } from '../../../../test/documents/write-unembedded-pdf.ts'
import { defaultExtractionLimits } from '../bounds/extraction-limits.ts'
import { readPdf } from './pdf.ts'

const japanese = { encoding: 'UniJIS-UTF16-V', ordering: 'Japan1' }
const across = { encoding: 'UniJIS-UTF16-H', ordering: 'Japan1' }
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

it('reads rows of few short columns one after the other, also below a column as long as the page', async () => {
  const upper = [
    '春の催しは桜の下の茶会',
    'と古い本の市です。雨の',
    '日は次の週に移します。',
    '市の本は',
    '五十円。',
  ]
  const lower = ['秋の催しは講演と音楽の', '会です。', '席は先着順で', '百人まで', 'とします。']
  const long = '図書館の催しの案内はこの頁と入口の掲示とでお知らせしています。'
  for (const count of [2, 3, 5]) {
    const rows = [upper, lower].map((texts) => texts.slice(0, count))
    const [first = [], second = []] = rows
    const page = [...columns([long], 740, 542), ...columns(first, 740), ...columns(second, 560)]
    const text = (await read(japanese, page)).replaceAll(/\n/g, '')
    expect(text).toBe([long, ...rows.flat()].join(''))
    expect((await read(japanese, page.toReversed())).replaceAll(/\n/g, '')).toBe(text)
  }
})

it('reads rows of columns one after the other where the lower one begins further to the right', async () => {
  const lower = [
    '秋の催しは講演と音楽の会です。席は先着順で百人',
    'までとします。受付は朝の十時に始まります。',
  ]
  const text = await read(japanese, [...columns(opening, 740), ...columns(lower, 400, 532)])
  expect(text).toBe(`${opening.join('')}\n\n${lower.join('')}`)
})

it('keeps the blanks between Korean words', async () => {
  const texts = ['영업 시간은 아홉 시부터 여섯 시까지', '입니다. 월요일은 쉽니다.']
  expect(await read(korean, columns(texts))).toBe(texts.join(' '))
})

it('puts what is written across the page above and below its columns, and leaves out its number', async () => {
  const bodies = ['一', '二', '三', '四'].map((name) => opening.map((column) => `${name}${column}${name}`))
  const page = (body: string[], at: number): PlacedText[] => [
    { text: `${at + 1}`, x: 300, y: 40 },
    { text: 'Opening hours', x: 200, y: 750, size: 20 },
    ...columns(body),
  ]
  const told = bodies.map((body) => `# Opening hours\n\n${body.join('')}`)
  expect(await read(japanese, ...bodies.slice(0, 1).map(page))).toBe(`${told[0]}\n\n1`)
  expect(await read(japanese, ...bodies.map(page))).toBe(told.join('\n\n'))
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
  expect(await read(japanese, page)).toBe('予約はKayak Clubの受付で。')
})

it('reads figures that stand upright in a column in their place, also at its top, and no others', async () => {
  const page: PlacedText[] = [
    { text: utf16('毎年'), x: 520, y: 700 },
    { text: '12', x: 513, y: 666 },
    { text: utf16('月の休館日は前の月の'), x: 520, y: 664 },
    { text: '25', x: 491, y: 690 },
    { text: utf16('日に告げます。'), x: 498, y: 688 },
    { text: '7', x: 495, y: 40 },
  ]
  expect(await read(japanese, page)).toBe('毎年12月の休館日は前の月の25日に告げます。\n\n7')
})

it('reads signs that are placed below each other in a font for lines across', async () => {
  const full = '五月まで休みます。席は先着順で百人までとしますのでお早めに。'
  const marked = '当館は「ロビー」で本を買えます、朝から。'
  const page = [
    { text: 'Opening hours', x: 200, y: 750, size: 20 },
    ...stack(marked, 520),
    { text: 'Kayak Club', x: 521, y: 469, isTurned: true },
    ...stack('の所です。市は', 520, 397),
    ...stack(full, 498),
    ...stack('再開', 476),
  ]
  expect(await read(across, page)).toBe(`# Opening hours\n\n${marked}Kayak Clubの所です。市は${full}再開`)
  expect(await read(across, stack('行の間が広い列です。', 520, 700, 18))).toBe('行の間が広い列です。')
})

it('reads marks that are moved within their cells in their places', async () => {
  const page = stack('雨、風。雪、晴れ。', 520).map((sign, at) =>
    at % 2 === 1 && at < 7 ? { ...sign, x: sign.x + 7, y: sign.y + 7 } : sign,
  )
  expect(await read(across, page)).toBe('雨、風。雪、晴れ。')
})

it('leaves a column of signs in a table of a page across as it is', async () => {
  const rows = ['Kayak for one', 'Kayak for two', 'Canoe for four', 'Rowing boat for six']
  const page = rows.map((text, at) => ({ text, x: 100, y: 700 - 16 * at }))
  expect(await read(across, [...page, ...stack('有無有無', 300, 700, 16)])).toBe(
    rows.map((text, at) => `| ${text} | ${'有無有無'[at]} |`).join('\n'),
  )
})

/** Signs one by one, each below the one before. */
function stack(text: string, x: number, top = 700, step = 12): PlacedText[] {
  return [...text].map((sign, at) => ({ text: utf16(sign), x, y: top - step * at }))
}

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16()
}
