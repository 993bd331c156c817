import type { ActionInput, ActionValues } from '@parleykit/contract/actions/action-inputs'
import { z } from 'zod'
import type { ActionTexts } from './action-texts.ts'
import { claimOf, type Identity } from './identity.ts'

/** A value as templates get it. */
export type InputValue = string | number | boolean

export interface ReadValues {
  readonly values: Readonly<Record<string, InputValue>>
  /** By input name: the text that tells what is wrong. */
  readonly problems: Readonly<Record<string, keyof ActionTexts>>
}

/**
 * Checks the values of an action. Inputs that are bound to an identity or fixed ignore what was typed. A missing
 * identity is a problem of its input.
 */
export function readValues(
  inputs: readonly ActionInput[],
  typed: ActionValues,
  identity: Identity,
): ReadValues {
  const values: Record<string, InputValue> = {}
  const problems: Record<string, keyof ActionTexts> = {}
  for (const input of inputs) {
    const text = textOf(input, typed, identity).trim()
    if (text === '') {
      if (input.required) problems[input.name] = missingText(input)
      else values[input.name] = ''
      continue
    }
    const read = schemaOf(input).safeParse(text)
    if (read.success) values[input.name] = read.data
    else problems[input.name] = input.type === 'text' ? 'needed' : input.type
  }
  return { values, problems }
}

function textOf(
  { name, source, value, claim }: ActionInput,
  typed: ActionValues,
  identity: Identity,
): string {
  if (source === 'fixed') return value ?? ''
  if (source === 'identity') return (claim && claimOf(identity, claim)) ?? ''
  return Object.hasOwn(typed, name) ? (typed[name] ?? '') : ''
}

function schemaOf({ type, choices }: ActionInput): z.ZodType<InputValue> {
  switch (type) {
    case 'number':
      return z
        .string()
        .regex(/^[+-]?\d{1,12}([.,]\d{1,6})?$/)
        .transform((text) => Number(text.replace(',', '.')))
    case 'choice':
      return z.enum(choices).transform((choice) => (isYesOrNo(choices) ? choice === 'true' : choice))
    case 'date':
      return z.iso.date()
    case 'email':
      return z.email().max(254)
    case 'text':
      return z.string()
  }
}

/** APIs take these two as truth values, not as texts. */
function isYesOrNo(choices: readonly string[]): boolean {
  return choices.length === 2 && choices.includes('true') && choices.includes('false')
}

/** A list that has just been found wasn't shown before. */
function missingText({ source, choicesFrom }: ActionInput): keyof ActionTexts {
  return source === 'identity' ? 'signIn' : choicesFrom ? 'choice' : 'needed'
}
