import { type ActionInput, actionValuesSchema } from '@parleykit/contract/actions/action-inputs'
import { z } from 'zod'

interface Described {
  readonly id: number
  readonly name: string
  readonly purpose: string
  readonly phrases: readonly string[]
  readonly inputs: readonly ActionInput[]
}

/** A function that a model may call. */
export interface ActionTool {
  readonly name: string
  readonly description: string
  readonly inputSchema: {
    readonly type: 'object'
    readonly properties: Readonly<Record<string, { type: 'string' | 'number'; description: string }>>
    readonly required: string[]
  }
}

const nameMax = 40

/** Providers allow Latin letters, digits and underscores in the name of a tool. The ID makes it unique. */
export function toolName({ id, name }: Pick<Described, 'id' | 'name'>): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, nameMax)
    .replace(/^_+|_+$/g, '')
  return `${slug || 'action'}_${id}`
}

/**
 * An action as a tool of a model. Fixed inputs and those that are bound to an identity are no parameters. No parameter is
 * required, because the visitor fills in what the model doesn't know.
 */
export function toActionTool(action: Described): ActionTool {
  const { name, purpose, phrases } = action
  const asked = phrases.slice(0, 3).map((phrase) => `"${phrase}"`)
  const properties = openInputs(action).map((input) => [
    input.name,
    { ...schemaOf(input), description: describe(input) },
  ])
  return {
    name: toolName(action),
    description: [
      `Call this instead of answering for: ${name}.${purpose === '' ? '' : ` ${purpose}`}`,
      `Visitors ask for it like this: ${asked.join(', ')}.`,
      'Give only values that the visitor said in this conversation. Leave out all others: the visitor is asked for them.',
    ].join('\n'),
    inputSchema: { type: 'object', properties: Object.fromEntries(properties), required: [] },
  }
}

/** The inputs that a model may fill in. Choices that an API gives are for the visitor. */
function openInputs<Input extends Pick<ActionInput, 'source' | 'choicesFrom'>>({
  inputs,
}: {
  readonly inputs: readonly Input[]
}): Input[] {
  return inputs.filter(
    ({ source, choicesFrom }) => (source === 'visitor' || source === 'agent') && !choicesFrom,
  )
}

function schemaOf({ type, choices }: ActionInput) {
  switch (type) {
    case 'number':
      return { type: 'number' as const }
    case 'choice':
      return { type: 'string' as const, enum: [...choices] }
    case 'date':
      return { type: 'string' as const, format: 'date' }
    case 'email':
      return { type: 'string' as const, format: 'email' }
    case 'text':
      return { type: 'string' as const }
  }
}

function describe({ label, hint, type }: ActionInput): string {
  return [label, hint, type === 'date' ? 'As YYYY-MM-DD.' : ''].filter((part) => part !== '').join('. ')
}

/** What a visitor may send. */
const scalar = z
  .union([z.string(), z.number(), z.boolean()])
  .transform(String)
  .pipe(actionValuesSchema.valueType)
const argumentsSchema = z.record(z.string(), scalar.nullish().catch(null))

/** Reads the arguments of a call as values; null if they are no object. Unknown names and too long values are left out. */
export function readArguments(
  input: string,
  action: Pick<Described, 'inputs'>,
): Record<string, string> | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(input === '' ? '{}' : input)
  } catch {
    return null
  }
  const { success, data } = argumentsSchema.safeParse(parsed)
  if (!success) return null
  const values = openInputs(action).map(({ name }) => [name, (data[name] ?? '').trim()] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== ''))
}

/**
 * Whether the visitor typed each value of the inputs that only visitors fill in. Other values, such as those that an
 * injected text names, have to be confirmed.
 */
export function isTypedByVisitor(
  action: Pick<Described, 'inputs'>,
  values: Readonly<Record<string, string>>,
  said: readonly string[],
): boolean {
  const text = said.map(wordsOf).join('')
  return action.inputs.every(({ name, source }) => {
    const value = values[name]
    if (source !== 'visitor' || value === undefined) return true
    const words = wordsOf(value)
    return words.trim() !== '' && text.includes(words)
  })
}

/** Letters and digits, with a space before and behind each word. */
function wordsOf(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  return ` ${words} `
}
