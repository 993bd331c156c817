import { z } from 'zod'
import { type FoundInNotion, textOf } from './notion-api.ts'

const named = z.object({ name: z.string() })
const date = z.object({ start: z.string(), end: z.string().nullish() })

/** How each kind of property is read as text; null if it is empty. */
const readings: Readonly<Record<string, (value: unknown) => string | null>> = {
  rich_text: (value) => textOf(value) || null,
  number: (value) => (typeof value === 'number' ? String(value) : null),
  select: (value) => named.safeParse(value).data?.name ?? null,
  status: (value) => named.safeParse(value).data?.name ?? null,
  multi_select: (value) => {
    const names =
      z
        .array(named)
        .safeParse(value)
        .data?.map(({ name }) => name) ?? []
    return names.join(', ') || null
  },
  date: (value) => {
    const { data } = date.safeParse(value)
    return data ? [data.start, data.end].filter(Boolean).join(' to ') : null
  },
  checkbox: (value) => (value === true ? 'yes' : 'no'),
  url: textIfAny,
  email: textIfAny,
  phone_number: textIfAny,
}

function textIfAny(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** The title of a page or database. */
export function titleOf({ title, properties = {} }: FoundInNotion): string {
  const property = Object.values(properties).find(
    ({ type, title }) => type === 'title' && Array.isArray(title),
  )
  return (textOf(title) || textOf(property?.title)).trim() || 'Untitled'
}

/** The properties of a page in a database, one line each: `- Price: 12`. */
export function propertyLines({ properties = {} }: FoundInNotion): string[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const value = readings[property.type]?.(property[property.type]) ?? null
    return value === null ? [] : [`- ${name}: ${value}`]
  })
}
