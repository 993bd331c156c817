import { randomBytes } from 'node:crypto'
import type { ActionEvent } from '@parleykit/contract/actions/action-runs'
import { closestQuestion } from '@parleykit/engine/similarity/closest-question'
import type { Platform } from '../../platform/platform.ts'
import { findChoices } from './base/find-choices.ts'
import { findIdentity } from './base/find-identity.ts'
import { type ActingAgent, getOfferedActions } from './base/get-offered-actions.ts'
import { runEvent } from './base/run-event.ts'
import { type ActionRow, actionRuns } from './base/tables.ts'
import { openingOf } from './core/opening-of.ts'

interface Asked {
  readonly agent: ActingAgent
  readonly question: string
  readonly conversationId: number
  /** ID of the visitor token that the caller has; null for none. */
  readonly tokenId: string | null
  /** ISO 639-1 code of the language of fixed texts. */
  readonly language: string
}

/**
 * Offers the action whose example phrases ask the same as a question: a form to fill in. Undefined if there is none.
 * A number in the question is no part of what is asked. It fills the only input that it can be meant for.
 */
export async function offerAction(
  platform: Platform,
  { agent, question, conversationId, tokenId, language }: Asked,
): Promise<ActionEvent | undefined> {
  const phrases = await getOfferedActions(platform, agent)
  const words = question.split(/\s/).filter((word) => word !== '')
  // The number of an order or the like: a word with a digit.
  const numbers = words.filter((word) => /\d/.test(word))
  const rest = words.filter((word) => !/\d/.test(word)).join(' ')
  const closest =
    closestQuestion(question, phrases) ?? (rest === '' ? undefined : closestQuestion(rest, phrases))
  if (!closest) return undefined
  const identity = await findIdentity(platform, { agentId: agent.id, conversationId, tokenId })
  const typed = valuesIn(closest.candidate.action, numbers)
  const asked = { conversationId, language }
  const { action } = await findChoices(platform, { ...closest.candidate, run: asked, typed, identity })
  const now = platform.clock()
  const [run] = await platform.database
    .insert(actionRuns)
    .values({
      ...{ id: randomBytes(18).toString('base64url'), actionId: action.id, agentId: agent.id },
      ...asked,
      ...openingOf(action, identity, language),
      values: typed,
      idempotencyKey: randomBytes(18).toString('base64url'),
      ...{ createdAt: now, changedAt: now },
    })
    .returning()
  if (!run) throw new Error('The database returned no run')
  return runEvent(action, run)
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
