import type { ActionInput, ActionInputType } from '@parleykit/contract/actions/action-inputs'
import {
  actionChoicesMax,
  actionInputsMax,
  actionNameMax,
  actionTextMax,
} from '@parleykit/contract/actions/limits'
import type { ToolArgument } from './listed-tool.ts'
import { plainText } from './plain-text.ts'

/** The inputs that a tool's JSON Schema describes. */
export interface ToolInputs {
  readonly inputs: readonly ActionInput[]
  readonly arguments: readonly ToolArgument[]
}

type Schema = Readonly<Record<string, unknown>>

/**
 * Makes an action's inputs from the JSON Schema of a tool's arguments: texts, numbers, yes or no, choices, dates and
 * email addresses. An optional argument of another type is left out. Returns a sentence if the tool needs one that a
 * form can't ask for.
 */
export function readSchema(schema: unknown): ToolInputs | string {
  if (!isSchema(schema)) return 'Its inputs aren’t described.'
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : []
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  const known = new Set(properties.map(([property]) => property))
  if ([...required].some((property) => !known.has(String(property))))
    return 'It needs an input that it doesn’t describe.'
  const inputs: ActionInput[] = []
  const all: ToolArgument[] = []
  // The required ones first, so that only optional ones are left out for want of room.
  for (const [property, described] of properties.toSorted(
    ([one], [other]) => rank(required, one) - rank(required, other),
  )) {
    const read = readProperty(property, described)
    const name = nameOf(property, inputs)
    if (read === null || name === null || inputs.length === actionInputsMax) {
      if (required.has(property)) return refuse(read !== null && name !== null, property)
      continue
    }
    inputs.push({ ...read.input, name, required: required.has(property) })
    all.push({ input: name, property, type: read.type })
  }
  return { inputs, arguments: all }
}

const rank = (required: ReadonlySet<unknown>, property: string) => (required.has(property) ? 0 : 1)

function refuse(isTooMany: boolean, property: string): string {
  if (isTooMany) return `It needs more than ${actionInputsMax} inputs.`
  return `It needs “${plainText(property, actionNameMax)}”, which a form can’t ask for.`
}

const isSchema = (part: unknown): part is Schema =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

/** A name for forms that no other input has; null for names that no argument should have. */
function nameOf(property: string, taken: readonly ActionInput[]): string | null {
  if (!/^[\w.$-]{1,100}$/.test(property) || property in Object.prototype) return null
  const words = property.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()
  const plain = words
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
    .slice(0, 36)
  if (plain === '') return null
  const isFree = (name: string) => taken.every((input) => input.name !== name)
  return [plain, ...taken.map((_, at) => `${plain}_${at + 2}`)].find(isFree) ?? null
}

type Read = { readonly input: Omit<ActionInput, 'name' | 'required'>; readonly type: ToolArgument['type'] }

function readProperty(property: string, described: unknown): Read | null {
  if (!isSchema(described)) return null
  const schema = { ...described, ...theOnlyOne(described) }
  const kind = kindOf(schema)
  if (kind === null) return null
  const label = plainText(
    typeof schema.title === 'string' ? schema.title : labelFrom(property),
    actionNameMax,
  )
  const hint = plainText(typeof schema.description === 'string' ? schema.description : '', actionTextMax)
  const { type, choices, as } = kind
  return {
    input: {
      label: label || property.slice(0, actionNameMax),
      type,
      choices,
      hint,
      source: 'agent',
      value: null,
      claim: null,
    },
    type: as,
  }
}

/** What "one of these or null" is about: optional values are often described so. */
function theOnlyOne({ anyOf, oneOf }: Schema): Schema {
  const all = Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? oneOf : []
  const real = all.filter((each) => isSchema(each) && each.type !== 'null')
  return real.length === 1 && isSchema(real[0]) ? real[0] : {}
}

interface Kind {
  readonly type: ActionInputType
  readonly choices: string[]
  readonly as: ToolArgument['type']
}

function kindOf({ type: named, enum: choices, const: fixed, format }: Schema): Kind | null {
  const types = (Array.isArray(named) ? named : [named]).filter((type) => type !== 'null')
  const allowed: readonly unknown[] = Array.isArray(choices)
    ? choices.filter((choice) => choice !== null)
    : fixed === undefined
      ? []
      : [fixed]
  if (allowed.length > 0) return choiceOf(allowed)
  if (types.length !== 1) return null
  switch (types[0]) {
    case 'number':
    case 'integer':
      return { type: 'number', choices: [], as: 'number' }
    case 'boolean':
      return { type: 'choice', choices: ['Yes', 'No'], as: 'boolean' }
    case 'string':
      return { type: format === 'date' || format === 'email' ? format : 'text', choices: [], as: 'text' }
    default:
      return null
  }
}

/** Choices are sent as they are, so those that can't be shown whole can't be offered. */
function choiceOf(allowed: readonly unknown[]): Kind | null {
  const areNumbers = allowed.every((choice) => typeof choice === 'number')
  if (!areNumbers && !allowed.every((choice) => typeof choice === 'string')) return null
  const choices = allowed.map(String)
  const isShown = choices.every((choice) => choice !== '' && choice === plainText(choice, actionNameMax))
  const isFew = choices.length <= actionChoicesMax
  return isShown && isFew ? { type: 'choice', choices, as: areNumbers ? 'number' : 'text' } : null
}

/** "orderNumber" and "order_number" are "Order number". */
function labelFrom(property: string): string {
  const words = property
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_.$-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
