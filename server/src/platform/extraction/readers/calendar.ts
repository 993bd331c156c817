import ical, { type DateWithTimeZone, type VEvent } from 'node-ical'
import { ExtractionError } from '../bounds/extraction-error.ts'
import { decodeText } from '../decoding/decode-text.ts'
import { webAddress } from '../markup/web-address.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

const eventsMax = 2000
const dayMs = 24 * 60 * 60 * 1000

/** The events of an iCalendar file by their dates: a heading each, and lines that say when and where. */
export function readCalendar({ bytes }: ReaderInput): ReaderOutput {
  const { text, characterSet } = decodeText(bytes)
  if (!/^BEGIN:VCALENDAR/im.test(text.slice(0, 1000)))
    throw new ExtractionError('wrong_content', 'This is no calendar in the iCalendar format.')
  const components = Object.values(ical.sync.parseICS(text))
  const events = components.filter((component): component is VEvent => component?.type === 'VEVENT')
  const sorted = events
    .filter(({ start, status }) => start instanceof Date && status !== 'CANCELLED')
    .sort((one, other) => one.start.getTime() - other.start.getTime())
  const calendar = components.find((component) => component?.type === 'VCALENDAR')
  const name = textOf(calendar && Reflect.get(calendar, 'WR-CALNAME'))
  const parts = [name === '' ? '' : `# ${name}`, ...sorted.slice(0, eventsMax).map(writeEvent)]
  return {
    ...{ text: parts.filter((part) => part !== '').join('\n\n'), title: name === '' ? null : name },
    characterSet,
  }
}

function writeEvent({ summary, start, end, location, description, url, rrule, exdate }: VEvent): string {
  const exceptions = Object.values((exdate ?? {}) as Record<string, Date>).map((date) => dayOf(date))
  const facts: readonly (readonly [string, string])[] = [
    ['When', span(start, end)],
    ['Repeats', rrule ? rrule.toText() : ''],
    ['Not on', [...new Set(exceptions)].join('; ')],
    ['Where', textOf(location)],
    ['Link', webAddress(textOf(url)) ?? ''],
  ]
  const lines = facts.filter(([, value]) => value !== '').map(([label, value]) => `- ${label}: ${value}`)
  const parts = [`## ${textOf(summary) || 'Event'}`, lines.join('\n'), textOf(description)]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** Such as "Saturday, December 5, 2026, 10:00 – 12:00 (Europe/Berlin)". Whole days end on their last one. */
function span(start: DateWithTimeZone, end: DateWithTimeZone | undefined): string {
  if (start.dateOnly) {
    const last = end ? new Date(Math.max(start.getTime(), end.getTime() - dayMs)) : start
    return dayOf(start) === dayOf(last) ? dayOf(start) : `${dayOf(start)} – ${dayOf(last)}`
  }
  const zone = start.tz ?? 'UTC'
  const from = `${dayOf(start, zone)}, ${timeOf(start, zone)}`
  if (!end) return `${from} (${zone})`
  const isSameDay = dayOf(start, zone) === dayOf(end, zone)
  return `${from} – ${isSameDay ? '' : `${dayOf(end, zone)}, `}${timeOf(end, zone)} (${zone})`
}

function dayOf(date: Date, timeZone = 'UTC'): string {
  return date.toLocaleDateString('en-US', { timeZone: knownZone(timeZone), dateStyle: 'full' })
}

function timeOf(date: Date, timeZone: string): string {
  return date.toLocaleTimeString('en-GB', {
    timeZone: knownZone(timeZone),
    hour: '2-digit',
    minute: '2-digit',
  })
}

/** Calendars may name zones that only they know. */
function knownZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return timeZone
  } catch {
    return 'UTC'
  }
}

/** A property's value: a text, or a text with parameters. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'object' && value !== null && 'val' in value) return textOf(value.val)
  return ''
}
