import { expect, test } from 'vitest'
import { weekdaysIn } from './weekdays.ts'

const MONDAY_TO_FRIDAY = [0, 1, 2, 3, 4]

test.each([
  ['Mo–Fr 9–18 Uhr', MONDAY_TO_FRIDAY],
  ['ma t/m vr open', MONDAY_TO_FRIDAY],
  ['pn - pt 8:00', MONDAY_TO_FRIDAY],
  ['måndag till fredag', MONDAY_TO_FRIDAY],
  ['пн–пт с 9 до 18', MONDAY_TO_FRIDAY],
  ['平日は10時から', MONDAY_TO_FRIDAY],
  ['月〜金', MONDAY_TO_FRIDAY],
  ['月曜日から水曜日まで', [0, 1, 2]],
  ['周一至周三营业', [0, 1, 2]],
  ['星期六休息', [5]],
  ['hafta sonu açık', [5, 6]],
  ['в выходные закрыто', [5, 6]],
  ['w sobotę i niedzielę', [5, 6]],
  ['يوم الجمعة مغلق', [4]],
  ['रविवार को बंद', [6]],
  ['ปิดวันอาทิตย์', [6]],
  ['iedere dag open', [0, 1, 2, 3, 4, 5, 6]],
])('%s names days', (text, days) => {
  expect([...weekdaysIn(text)].sort()).toEqual(days)
})

test.each(['wij zijn ons adres kwijt', 'per person and sal', 'er so gut wie do it', '日本の水は美味しい'])(
  '%s names none',
  (text) => {
    expect([...weekdaysIn(text)]).toEqual([])
  },
)
