import { closestQuestion } from '@parleykit/engine/similarity/closest-question'
import type { Platform } from '../../../platform/platform.ts'
import { type ActingAgent, getOfferedActions } from './get-offered-actions.ts'
import type { ActionRow } from './tables.ts'

/** An action with the values that a question gives it. */
export interface MatchedAction {
  readonly action: ActionRow
  readonly values: Readonly<Record<string, string>>
}

/**
 * Finds the action whose example phrases ask the same as a question. A number in the question is no part of what is
 * asked. It fills the only input that it can be meant for.
 */
export async function matchAction(
  platform: Platform,
  { agent, question }: { readonly agent: ActingAgent; readonly question: string },
): Promise<MatchedAction | null> {
  const phrases = await getOfferedActions(platform, agent)
  const words = question.split(/\s/).filter((word) => word !== '')
  // The number of an order or the like: a word with a digit.
  const numbers = words.filter((word) => /\d/.test(word))
  const rest = words.filter((word) => !/\d/.test(word)).join(' ')
  const closest =
    closestQuestion(question, phrases) ?? (rest === '' ? undefined : closestQuestion(rest, phrases))
  if (!closest) return null
  const { action } = closest.candidate
  return { action, values: valuesIn(action, numbers) }
}

function valuesIn({ inputs }: ActionRow, numbers: readonly string[]): Record<string, string> {
  const open = inputs.filter(
    ({ source, required }) => required && source !== 'fixed' && source !== 'identity',
  )
  const [input] = open
  const [number] = numbers
  if (!input || !number || open.length > 1 || numbers.length > 1) return {}
  if (input.type !== 'text' && input.type !== 'number') return {}
  return { [input.name]: number.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '') }
}
