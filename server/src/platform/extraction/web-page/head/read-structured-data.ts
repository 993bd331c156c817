import { attribute, type Node } from '../../markup/element-roles.ts'
import { elementsOf } from '../page/elements-of.ts'

import { oneLine } from './read-head.ts'

export interface StructuredData {
  /** The page's schema.org types, such as BlogPosting or Product. */
  readonly types: readonly string[]
  readonly siteName: string | null
  readonly title: string | null
  readonly description: string | null
  readonly image: string | null
  /** Contact details of the page's makers, one labeled line each. */
  readonly contact: readonly string[]
}

/** Longer scripts are skipped: they contain an application's data. */
const lengthMax = 500_000
const itemsMax = 200
const contactLinesMax = 20

/** A page's JSON-LD data. If there are several items, the one for the page comes first. */
export function readStructuredData(document: Node): StructuredData {
  const scripts = elementsOf(
    document,
    (element) =>
      element.tagName === 'script' && /^application\/ld\+json\b/i.test(attribute(element, 'type') ?? ''),
  )
  const items = scripts
    .flatMap(({ childNodes }) => childNodes.flatMap((node) => ('value' in node ? parse(node.value) : [])))
    .slice(0, itemsMax)
  const ofPage = items.filter((item) => typesOf(item).some((type) => pageTypes.test(type)))
  const site = items.find((item) => typesOf(item).includes('WebSite'))
  const first = (...names: string[]) =>
    ofPage.flatMap((item) => names.flatMap((name) => textOf(item[name]) ?? []))[0] ?? null
  return {
    types: ofPage.flatMap(typesOf),
    siteName: textOf(site?.name),
    title: first('headline', 'name'),
    description: first('description'),
    contact: [...new Set(items.flatMap(contactOf))].slice(0, contactLinesMax),
    image: ofPage.flatMap((item) => addressOf(item.image ?? item.thumbnailUrl) ?? [])[0] ?? null,
  }
}

const pageTypes =
  /(Article|Posting|Product|Recipe|Event|Course|Book|Movie|Service|Restaurant|Hotel|LocalBusiness|WebPage|AboutPage|ContactPage|FAQPage|HowTo|SoftwareApplication)$/

function parse(json: string): Item[] {
  if (json.length > lengthMax) return []
  try {
    return unfold(JSON.parse(json))
  } catch {
    return []
  }
}

/** Items may be single, in a list or in a graph. */
function unfold(value: unknown): Item[] {
  const items = (Array.isArray(value) ? value : [value]).filter(isItem)
  return items.flatMap((item) =>
    Array.isArray(item['@graph']) ? [item, ...item['@graph'].filter(isItem)] : [item],
  )
}

function typesOf(item: Item): string[] {
  const types = item['@type']
  return (Array.isArray(types) ? types : [types]).filter((type) => typeof type === 'string')
}

function addressOf(value: unknown): string | null {
  const first = Array.isArray(value) ? value[0] : value
  return isItem(first) ? (textOf(first.url) ?? textOf(first.contentUrl)) : textOf(first)
}

/** A schema.org item in JSON-LD. */
type Item = Readonly<Record<string, unknown>>

const lineMax = 200
const hoursMax = 14

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A non-empty text, or null. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** Contact details of an organization or a place, one per line, as its makers wrote them. */
function contactOf(item: Item): string[] {
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
