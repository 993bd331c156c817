import type { ActionCard, ActionFact } from '@parleykit/contract/actions/action-runs'
import type { ActionPick } from '@parleykit/contract/actions/http-settings'
import { actionRowsMax } from '@parleykit/contract/actions/limits'
import type { InputValue } from './read-values.ts'
import { toSteps } from './to-steps.ts'

/** What a response shows. */
export interface PickedFields {
  readonly facts: readonly ActionFact[]
  readonly rows: readonly (readonly ActionFact[])[]
  readonly moreRows: number
  readonly steps?: ActionCard['steps']
  /** How many picks were found. */
  readonly found: number
}

const valueMax = 500

/**
 * Reads the picked fields of a JSON response. The picks with [] make rows, one for each item of the first list; the
 * others are facts. A list with a pick that is shown as steps makes steps. An empty list beside other fields is told as 0. Only texts, numbers and yes or no are shown.
 */
export function pickFields(response: unknown, allPicks: readonly ActionPick[]): PickedFields {
  const picks = allPicks.filter(({ show }) => show !== 'check')
  const found = new Set<string>()
  const read = (part: unknown, path: string, { label, path: whole, show }: ActionPick): ActionFact[] => {
    const value = scalarAt(part, path)
    if (value === null) return []
    found.add(whole)
    const isAddress = (show === 'link' || show === 'picture') && URL.parse(value)?.protocol === 'https:'
    return [{ label, value, ...(isAddress && { show }) }]
  }
  const single = picks.filter(({ path }) => !path.includes('[]'))
  const facts = single.flatMap((pick) => read(response, pick.path, pick))
  const inLists = Map.groupBy(
    picks.filter(({ path }) => path.includes('[]')),
    ({ path }) => path.slice(0, path.indexOf('[]')),
  )
  const steps: NonNullable<ActionCard['steps']> = []
  const empty: ActionFact[] = []
  const rows = [...inLists].flatMap(([list, columns]) => {
    const items = valueAt(response, list)
    if (!Array.isArray(items)) return []
    // An empty list is a result, too.
    for (const { path } of columns) found.add(path)
    if (items.length === 0) empty.push({ label: columns.map(({ label }) => label).join(', '), value: '0' })
    const all = items.map((item: unknown) =>
      columns.map((pick) => read(item, pick.path.slice(list.length + 2).replace(/^\./, ''), pick)[0]),
    )
    if (columns.some(({ show }) => show === 'steps')) {
      steps.push(...toSteps(columns, all).slice(0, actionRowsMax))
      return []
    }
    const shown = all.map((row) => row.filter((fact) => fact !== undefined))
    return shown.filter((row) => row.length > 0)
  })
  return {
    // Without anything else, the response has nothing at all.
    facts: facts.length + rows.length > 0 ? [...facts, ...empty] : facts,
    rows: rows.slice(0, actionRowsMax),
    moreRows: Math.max(0, rows.length - actionRowsMax),
    ...(steps.length > 0 && { steps }),
    found: found.size,
  }
}

/** Whether every field that must equal an input does. Upper case and spaces around don't matter. */
export function passesChecks(
  response: unknown,
  picks: readonly ActionPick[],
  values: Readonly<Record<string, InputValue>>,
): boolean {
  const plain = (value: InputValue) => String(value).trim().toLowerCase()
  return picks.every(({ show, path, input = '' }) => {
    if (show !== 'check') return true
    const there = path.includes('[]') ? null : scalarAt(response, path)
    const wanted = Object.hasOwn(values, input) ? plain(values[input] ?? '') : ''
    return there !== null && wanted !== '' && plain(there) === wanted
  })
}

/** All texts and numbers at a path, in their order. A star in it is any name. */
export function listScalars(part: unknown, path: string): string[] {
  const [head = '', ...rest] = path.split('.')
  const name = head.replace('[]', '')
  const named = name === '*' ? childrenOf(part) : [valueAt(part, name)]
  const next = head.endsWith('[]') ? named.flatMap((value) => (Array.isArray(value) ? value : [])) : named
  return rest.length === 0
    ? next.flatMap((value: unknown) => scalar(value) ?? [])
    : next.flatMap((value: unknown) => listScalars(value, rest.join('.')))
}

function childrenOf(part: unknown): unknown[] {
  return typeof part === 'object' && part !== null ? Object.values(part) : []
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
