import type { ActionPick } from '@parleykit/contract/actions/http-settings'
import { actionRowsMax } from '@parleykit/contract/actions/limits'

interface Labelled {
  readonly label: string
  readonly value: string
}

/** What a response shows. */
export interface PickedFields {
  readonly facts: readonly Labelled[]
  readonly rows: readonly (readonly Labelled[])[]
  readonly moreRows: number
  /** How many picks were found. */
  readonly found: number
}

const valueMax = 500

/**
 * Reads the picked fields of a JSON response. The picks with [] make rows, one for each item of the first list; the
 * others are facts. Only texts, numbers and yes or no are shown.
 */
export function pickFields(response: unknown, picks: readonly ActionPick[]): PickedFields {
  const found = new Set<string>()
  const read = (part: unknown, path: string, { label, path: whole }: ActionPick): Labelled[] => {
    const value = scalarAt(part, path)
    if (value === null) return []
    found.add(whole)
    return [{ label, value }]
  }
  const single = picks.filter(({ path }) => !path.includes('[]'))
  const facts = single.flatMap((pick) => read(response, pick.path, pick))
  const inLists = Map.groupBy(
    picks.filter(({ path }) => path.includes('[]')),
    ({ path }) => path.slice(0, path.indexOf('[]')),
  )
  const rows = [...inLists].flatMap(([list, columns]) => {
    const items = valueAt(response, list)
    if (!Array.isArray(items)) return []
    // An empty list is a result, too.
    for (const { path } of columns) found.add(path)
    return items.flatMap((item: unknown) => {
      const row = columns.flatMap((pick) =>
        read(item, pick.path.slice(list.length + 2).replace(/^\./, ''), pick),
      )
      return row.length > 0 ? [row] : []
    })
  })
  return {
    facts,
    rows: rows.slice(0, actionRowsMax),
    moreRows: Math.max(0, rows.length - actionRowsMax),
    found: found.size,
  }
}

/** A text, number or yes or no; within a list, all of them joined. Null for anything else. */
function scalarAt(part: unknown, path: string): string | null {
  const [head = '', rest] = path.split('[]', 2)
  const value = valueAt(part, head)
  if (rest === undefined) return scalar(value)
  if (!Array.isArray(value)) return null
  const all = value.flatMap((item: unknown) => scalarAt(item, rest.replace(/^\./, '')) ?? [])
  return all.length > 0 ? all.join(', ').slice(0, valueMax) : null
}

function scalar(value: unknown): string | null {
  if (typeof value === 'string')
    return value.replaceAll('\u0000', '').trim().slice(0, valueMax).toWellFormed() || null
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

function valueAt(part: unknown, path: string): unknown {
  if (path === '') return part
  return path.split('.').reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    return Reflect.get(value, name)
  }, part)
}
