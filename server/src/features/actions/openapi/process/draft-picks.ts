import type { ActionPick } from '@parleykit/contract/actions/http-settings'
import { actionPicksMax } from '@parleykit/contract/actions/limits'
import { labelFrom } from './collect-inputs.ts'
import { isJson } from './draft-body.ts'
import { isNode, type Reader } from './reader.ts'

const nestingMax = 4
const visitsMax = 500

/** The first plain fields of a successful response, those at its top first. */
export function draftPicks(reader: Reader, responses: unknown): ActionPick[] {
  const picks: ActionPick[] = []
  const queue = [{ part: responseSchema(reader, responses), path: '', nesting: 0 }]
  for (let visits = 0; visits < visitsMax && picks.length < actionPicksMax; visits++) {
    const next = queue.shift()
    if (!next) break
    const { path, nesting } = next
    const schema = reader.schema(next.part)
    if (schema.type === 'array') {
      // A list of lists has no path.
      if (nesting < nestingMax && !path.endsWith('[]'))
        queue.push({ part: schema.items, path: `${path}[]`, nesting: nesting + 1 })
    } else if (schema.properties.size > 0) {
      for (const [name, part] of nesting < nestingMax ? schema.properties : []) {
        // Such a name can't be in a path.
        if (/[\s[\].]/.test(name) || name === '') continue
        queue.push({ part, path: path === '' ? name : `${path}.${name}`, nesting: nesting + 1 })
      }
    } else if (path !== '' && path.length <= 200 && schema.type !== 'object')
      picks.push({ path, label: labelOf(path, picks) })
  }
  return picks
}

/** A field's name; with the name above it if another field has the same. */
function labelOf(path: string, others: readonly ActionPick[]): string {
  const names = path.split('.')
  const label = labelFrom(names.at(-1) ?? path)
  const isTaken = others.some((other) => other.label === label)
  return isTaken ? labelFrom(names.slice(-2).join(' ')) : label
}

function responseSchema(reader: Reader, responses: unknown): unknown {
  const byStatus = isNode(responses) ? Object.entries(responses) : []
  const [, found] = byStatus.find(([status]) => status.startsWith('2')) ?? []
  const content = reader.resolve(found)?.content
  const [, media] = Object.entries(isNode(content) ? content : {}).find(([type]) => isJson(type)) ?? []
  return isNode(media) ? media.schema : undefined
}
