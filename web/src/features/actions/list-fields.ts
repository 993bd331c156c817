import { actionPicksMax } from '@parleykit/contract/actions/limits'

/** A field of a sample response. */
export interface SampleField {
  /** As in a pick: names separated by dots, with [] for all items of a list. */
  readonly path: string
  readonly sample: string
}

const depthMax = 6

/** Lists the fields of a JSON response that can be shown. Empty if it isn't JSON. */
export function listFields(response: string): SampleField[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(response)
  } catch {
    return []
  }
  const fields = new Map<string, string>()
  collect(parsed, '', 0, fields)
  return [...fields].map(([path, sample]) => ({ path, sample })).slice(0, 10 * actionPicksMax)
}

function collect(part: unknown, path: string, depth: number, fields: Map<string, string>): void {
  if (depth > depthMax) return
  if (Array.isArray(part)) {
    for (const item of part.slice(0, 3)) collect(item, `${path}[]`, depth + 1, fields)
  } else if (typeof part === 'object' && part !== null) {
    for (const [name, value] of Object.entries(part)) {
      // Such a name can't be in a path.
      if (!/[\s[\].]/.test(name)) collect(value, path === '' ? name : `${path}.${name}`, depth + 1, fields)
    }
  } else if (part !== null && path !== '' && !fields.has(path)) fields.set(path, String(part).slice(0, 80))
}
