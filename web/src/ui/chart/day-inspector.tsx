import { Card, Flex, Text } from '@radix-ui/themes'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { dateWithWeekday } from '../format/local-dates.ts'
import { type ChartDay, inWords, type Series } from './series.ts'
import { Swatch } from './swatch.tsx'

interface DayInspectorProps<Key extends string> {
  readonly title: string
  readonly days: readonly ChartDay<Key>[]
  readonly series: readonly Series<Key>[]
  /** The chart, which doesn't change with the day. */
  readonly children: ReactNode
}

/**
 * The numbers of one day: the day under the pointer or finger, or the one selected with arrow keys on an invisible
 * slider, which announces them.
 */
export function DayInspector<Key extends string>({ title, days, series, children }: DayInspectorProps<Key>) {
  const last = days.length - 1
  const [chosen, setChosen] = useState(last)
  const [isShown, setShown] = useState(false)
  const slider = useRef<HTMLInputElement>(null)
  const at = Math.min(chosen, last)
  const day = days[at]

  function show(index: number) {
    setChosen(Math.max(0, Math.min(last, index)))
    setShown(true)
  }
  function follow({ currentTarget, clientX, pointerType, type }: PointerEvent<HTMLDivElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    show(Math.floor(((clientX - left) / width) * days.length))
    // A finger leaves when it is lifted; the touched day stays until another is touched.
    if (pointerType !== 'mouse' && type === 'pointerdown') slider.current?.focus({ preventScroll: true })
  }

  return (
    <div
      className="chart-plot"
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setShown(false)}
    >
      {isShown && <div className="chart-cursor" style={placeOf(at, days.length)} />}
      {children}
      <input
        ref={slider}
        type="range"
        className="chart-slider"
        aria-label={`${title}: day`}
        aria-valuetext={day && wordsOf(day, series)}
        min={0}
        max={last}
        value={at}
        onChange={({ currentTarget }) => show(Number(currentTarget.value))}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onKeyDown={({ key }) => key === 'Escape' && setShown(false)}
      />
      {isShown && day && (
        <div aria-hidden className="chart-tooltip-place" style={besideOf(at, days.length)}>
          <ChartTooltip day={day} series={series} />
        </div>
      )}
    </div>
  )
}

const placeOf = (at: number, days: number) => ({ left: `${(at / days) * 100}%`, width: `${100 / days}%` })

/** Places it on the side with more room. */
function besideOf(at: number, days: number) {
  if (at < days / 2) return { left: `${((at + 1) / days) * 100}%` }
  return { right: `${((days - at) / days) * 100}%` }
}

function wordsOf<Key extends string>(day: ChartDay<Key>, series: readonly Series<Key>[]): string {
  const numbers = series.map((each) => `${each.label} ${inWords(each, day[each.key])}`)
  return `${dateWithWeekday(day.date)}: ${numbers.join(', ')}`
}

interface ChartTooltipProps<Key extends string> {
  readonly day: ChartDay<Key>
  readonly series: readonly Series<Key>[]
}

/** The numbers of the day under the pointer. */
function ChartTooltip<Key extends string>({ day, series }: ChartTooltipProps<Key>) {
  return (
    <Card size="1" className="chart-tooltip">
      <Text as="div" size="1" color="gray" mb="1">
        {dateWithWeekday(day.date)}
      </Text>
      {series.map((each) => (
        <Flex key={each.key} align="center" gap="2">
          <Swatch color={each.color} />
          <Text size="1">{each.label}</Text>
          <Text size="1" weight="medium" className="tabular" ml="auto">
            {inWords(each, day[each.key])}
          </Text>
        </Flex>
      ))}
    </Card>
  )
}
