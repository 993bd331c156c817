import type { ActionInput, ActionInputType } from '@parleykit/contract/actions/action-inputs'
import { actionChoicesMax, actionInputsMax, actionNameMax } from '@parleykit/contract/actions/limits'
import { clip, type Schema } from './reader.ts'

/** Why an operation can't be an action, as a sentence for the owner. */
export class UnusableOperation extends Error {
  override readonly name = 'UnusableOperation'
}

interface Wanted {
  /** As the API calls it. */
  readonly name: string
  readonly schema: Schema
  readonly isRequired: boolean
  readonly hint: string
}

export interface CollectedInputs {
  readonly inputs: readonly ActionInput[]
  /** Adds an input and returns its placeholder. Null if there is no room for an optional one. */
  add(wanted: Wanted): string | null
  /** How many optional ones were left out. */
  leftOut(): number
}

const hintMax = 200

export function collectInputs(): CollectedInputs {
  const inputs: ActionInput[] = []
  let leftOut = 0
  return {
    inputs,
    leftOut: () => leftOut,
    add({ name, schema, isRequired, hint }) {
      if (inputs.length >= actionInputsMax) {
        if (isRequired) throw new UnusableOperation(`It needs more than ${actionInputsMax} inputs.`)
        leftOut++
        return null
      }
      const unique = uniqueName(nameFrom(name), new Set(inputs.map((input) => input.name)))
      const { type, choices } = typeFrom(schema)
      inputs.push({
        ...{ name: unique, label: labelFrom(name), type, choices, required: isRequired },
        ...{ source: 'visitor', value: null, claim: null },
        hint: clip(hint || schema.description, hintMax),
      })
      return `{{ ${unique} }}`
    },
  }
}

function typeFrom({ type, format, choices, items }: Schema): { type: ActionInputType; choices: string[] } {
  const texts = choices.filter((choice) => typeof choice === 'string').map((choice) => choice.trim())
  const distinct = [...new Set(texts)].filter((choice) => choice !== '' && choice.length <= actionNameMax)
  const isChoice = type !== 'integer' && type !== 'number' && items === undefined
  if (isChoice && distinct.length > 0 && distinct.length <= actionChoicesMax)
    return { type: 'choice', choices: distinct }
  const plain = (found: ActionInputType) => ({ type: found, choices: [] })
  if (type === 'boolean') return { type: 'choice', choices: ['true', 'false'] }
  if (type === 'integer' || type === 'number') return plain('number')
  if (format === 'date' || format === 'email') return plain(format)
  return plain('text')
}

/** A name for templates: `petId` and `Pet-ID` are `pet_id`. */
function nameFrom(name: string): string {
  const plain = wordsOf(name)
    .join('_')
    .replace(/^[_0-9]+/, '')
    .slice(0, 36)
  return plain === '' ? 'input' : plain
}

function uniqueName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  for (let count = 2; ; count++) if (!taken.has(`${name}_${count}`)) return `${name}_${count}`
}

/** A label: `petId` is "Pet id". */
export function labelFrom(name: string): string {
  const words = wordsOf(name).join(' ')
  return clip(words === '' ? 'Value' : words.charAt(0).toUpperCase() + words.slice(1), actionNameMax)
}

function wordsOf(name: string): string[] {
  const spaced = name.normalize('NFKD').replace(/([a-z0-9])([A-Z])/g, '$1 $2')
  return spaced.toLowerCase().match(/[a-z0-9]+/g) ?? []
}
