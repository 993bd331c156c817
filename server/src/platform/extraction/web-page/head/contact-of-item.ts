import { oneLine } from './read-head.ts'

/** A schema.org item in JSON-LD. */
export type Item = Readonly<Record<string, unknown>>

const lineMax = 200
const hoursMax = 14

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A non-empty text, or null. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** Contact details of an organization or a place, one per line, as its makers wrote them. */
export function contactOf(item: Item): string[] {
  const line = (name: string, value: string | null) =>
    value === null ? [] : [`${name}: ${oneLine(value).slice(0, lineMax).toWellFormed()}`]
  return [
    ...line('Phone', textOf(item.telephone)),
    ...line('Email', textOf(item.email)?.replace(/^mailto:/i, '') ?? null),
    ...listOf(item.address).flatMap((address) => line('Address', placeOf(address))),
    ...hoursOf(item).flatMap((hours) => line('Opening hours', hours)),
  ]
}

function placeOf(address: unknown): string | null {
  if (!isItem(address)) return textOf(address)
  const { streetAddress, postalCode, addressLocality, addressRegion, addressCountry } = address
  const town = [postalCode, addressLocality].flatMap((part) => textOf(part) ?? []).join(' ')
  const country = isItem(addressCountry) ? addressCountry.name : addressCountry
  const parts = [streetAddress, town, addressRegion, country].flatMap((part) => textOf(part) ?? [])
  return textOf(parts.join(', '))
}

function hoursOf({ openingHours, openingHoursSpecification }: Item): string[] {
  const written = listOf(openingHours).flatMap((hours) => textOf(hours) ?? [])
  const told = listOf(openingHoursSpecification).flatMap((specification) => {
    if (!isItem(specification)) return []
    const { dayOfWeek, opens, closes } = specification
    const days = listOf(dayOfWeek).flatMap((day) => textOf(day)?.replace(/^.*\//, '') ?? [])
    const [from, to] = [textOf(opens), textOf(closes)]
    return days.length > 0 && from !== null && to !== null ? [`${days.join(', ')} ${from}–${to}`] : []
  })
  return (written.length > 0 ? written : told).slice(0, hoursMax)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, hoursMax) : [value]
}
