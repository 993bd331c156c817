import { expect, test } from 'vitest'
import { layOutBars } from './bar-chart-layout.ts'
import type { ChartDay, Series as SeriesOf } from './series.ts'

type Key = 'answers' | 'refusals' | 'thumbsDown'
type Day = ChartDay<Key>
type Series = SeriesOf<Key>

const nothing = { answers: 0, refusals: 0, thumbsDown: 0 }
const daysOf = (counts: readonly Partial<Day>[]): Day[] =>
  counts.map((count, at) => ({ ...nothing, date: `2026-03-${String(at + 1).padStart(2, '0')}`, ...count }))

const answers: Series = { key: 'answers', label: 'Answered', color: 'blue' }
const refusals: Series = { key: 'refusals', label: 'Refused', color: 'gray' }
const thumbsDown: Series = { key: 'thumbsDown', label: 'Down', color: 'red', isBelow: true }

/** From and to which height each bar of an outline goes, in percent from the top. */
const heightsOf = (outline: string | undefined) =>
  [...(outline ?? '').matchAll(/M[\d.]+ ([\d.]+)h[\d.]+V([\d.]+)/g)].map(([, from, to]) => [
    Number(from),
    Number(to),
  ])

test('the bars of a day stand upon one another', () => {
  const { paths, ticks } = layOutBars(daysOf([{ answers: 6, refusals: 4 }, { answers: 5 }]), [
    answers,
    refusals,
  ])
  expect(ticks).toEqual([
    { value: 0, y: 100 },
    { value: 5, y: 50 },
    { value: 10, y: 0 },
  ])
  expect(heightsOf(paths[0]?.outline)).toEqual([
    [100, 40],
    [100, 50],
  ])
  expect(heightsOf(paths[1]?.outline)).toEqual([[40, 0]])
})

test('what is below hangs from the zero line', () => {
  const { paths, ticks } = layOutBars(daysOf([{ answers: 2, thumbsDown: 2 }]), [answers, thumbsDown])
  expect(ticks.map(({ value }) => value)).toEqual([-2, 0, 2])
  expect(heightsOf(paths[0]?.outline)).toEqual([[50, 0]])
  expect(heightsOf(paths[1]?.outline)).toEqual([[100, 50]])
})

test('days without anything have whole numbers at the side and no bars', () => {
  const { paths, ticks } = layOutBars(daysOf([{}, {}]), [answers])
  expect(ticks.map(({ value }) => value)).toEqual([0, 1])
  expect(paths).toEqual([{ color: 'blue', outline: '' }])
})

test('amounts have fractions at the side', () => {
  const money: Series = { ...answers, format: (value) => `$${value}` }
  const { ticks, paths } = layOutBars(daysOf([{ answers: 0.04 }, { answers: 0.02 }]), [money])
  expect(ticks.map(({ value }) => value)).toEqual([0, 0.02, 0.04])
  expect(heightsOf(paths[0]?.outline)).toEqual([
    [100, 0],
    [100, 50],
  ])
})

test.each([7, 30, 90])(
  'each of %i days has as much room, and at most five have their date beneath',
  (count) => {
    const days = daysOf(Array.from({ length: count }, () => ({ answers: 1 })))
    const named = days.map((day, at) => ({ ...day, date: `day ${at}` }))
    const { labels } = layOutBars(named, [answers])
    expect(labels.length).toBeLessThanOrEqual(5)
    expect(labels.at(-1)?.date).toBe(`day ${count - 1}`)
    for (const { date, x } of labels) {
      const at = Number(date.slice('day '.length))
      expect(x).toBeCloseTo(((at + 0.5) / count) * 100, 6)
    }
  },
)
