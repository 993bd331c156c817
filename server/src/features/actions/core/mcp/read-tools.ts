import { actionNameMax, actionPurposeMax, mcpToolTextMax } from '@parleykit/contract/actions/limits'
import type { ListedTool } from './listed-tool.ts'
import { isShallow, plainText, reviewText } from './plain-text.ts'
import { readSchema } from './read-schema.ts'

type Hash = (text: string) => string
type Sent = Readonly<Record<string, unknown>>

/**
 * Reads a server's list of tools. Everything in it may be hostile: what has no name is left out, and what can't be an
 * action says why. The first tool of a name counts.
 */
export function readTools(sent: readonly unknown[], hash: Hash): ListedTool[] {
  const tools = new Map<string, ListedTool>()
  for (const each of sent) {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) continue
    const tool: Sent = { ...each }
    const { name } = tool
    if (typeof name === 'string' && name !== '' && name.length <= 200 && !tools.has(name))
      tools.set(name, readTool(name, tool, hash))
  }
  return [...tools.values()]
}

function readTool(name: string, sent: Sent, digest: Hash): ListedTool {
  const { description, inputSchema, annotations, execution } = sent
  const hints: Sent = typeof annotations === 'object' && annotations !== null ? { ...annotations } : {}
  const shown = {
    name: reviewText(name),
    title: plainText(titleOf(name, sent, hints), actionNameMax) || 'Tool',
    description: plainText(typeof description === 'string' ? description : '', actionPurposeMax),
    isReadOnly: hints.readOnlyHint === true,
    isIdempotent: hints.idempotentHint === true,
  }
  const nothing = { text: '', inputs: [], arguments: [] }
  const approved = { name, description, inputSchema, annotations }
  if (!isShallow(approved))
    return { ...shown, ...nothing, hash: '', refusal: 'Its inputs are nested too deeply.' }
  const hash = digest(JSON.stringify(sorted(approved)))
  const text = reviewText(tell(approved))
  const refusal = refusalOf({ name, text, execution })
  const read = refusal ?? readSchema(inputSchema)
  return typeof read === 'string'
    ? { ...shown, ...nothing, text: text.slice(0, mcpToolTextMax).toWellFormed(), hash, refusal: read }
    : { ...shown, ...read, text, hash, refusal: null }
}

function titleOf(name: string, { title }: Sent, hints: Sent): string {
  const named = [title, hints.title].find((each) => typeof each === 'string' && each.trim() !== '')
  if (typeof named === 'string') return named
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function refusalOf({
  name,
  text,
  execution,
}: {
  name: string
  text: string
  execution: unknown
}): string | null {
  if (!/^[\w./-]{1,128}$/.test(name)) return 'Its name has characters that aren’t allowed.'
  if (text.length > mcpToolTextMax) return 'Its description and inputs are too long to review.'
  const isTask =
    typeof execution === 'object' &&
    execution !== null &&
    'taskSupport' in execution &&
    execution.taskSupport === 'required'
  return isTask ? 'It works on its own for a long time, which isn’t supported.' : null
}

function tell({ description, inputSchema, annotations }: Sent): string {
  const json = (part: unknown) => JSON.stringify(part ?? {}, null, 2)
  const said = typeof description === 'string' ? description : ''
  return [said, `Inputs: ${json(inputSchema)}`, `Hints: ${json(annotations)}`]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** The same with the names of objects in order: servers may list them in another one each time. */
function sorted(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(sorted)
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, value]) => [name, sorted(value)]))
}
