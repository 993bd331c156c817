import { expect, it } from 'vitest'
import { codeLines } from './code-lines.ts'
import { MONOSPACED, type TextLine } from './fragment.ts'
import type { Typography } from './typography.ts'

const typography = { bodyFont: 'body' } as Typography
const line = (text: string, font = MONOSPACED) => ({ text, font, isOneFont: true }) as TextLine

it('a listing keeps its comments in any script; a paragraph of square characters is none', () => {
  const listing = [
    line('// 注文の合計を計算する'),
    line('function total(orders: Order[]): number {'),
    line('  let sum = 0 // 初期値をゼロにする'),
    line('  return sum + orders.length'),
  ]
  const prose = [line('We are open daily.', 'body'), line('営業時間は午前九時から午後五時まで')]
  expect([...codeLines([...listing, ...prose], typography)]).toEqual(listing)
  expect(codeLines(listing, { ...typography, bodyFont: MONOSPACED }).size).toBe(0)
})
