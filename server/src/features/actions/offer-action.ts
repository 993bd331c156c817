import type { Platform } from '../../platform/platform.ts'
import { matchAction } from './base/match-action.ts'
import { type CallContext, type CalledAction, callAction } from './call-action.ts'
import { toolName } from './core/action-tool.ts'

interface Asked extends CallContext {
  readonly question: string
}

/** Offers the action whose example phrases ask the same as a question: a form to fill in. Undefined if there is none. */
export async function offerAction(
  platform: Platform,
  { question, ...context }: Asked,
): Promise<Extract<CalledAction, { readonly kind: 'card' }> | undefined> {
  const matched = await matchAction(platform, { agent: context.agent, question })
  if (!matched) return undefined
  const call = { tool: toolName(matched.action), input: JSON.stringify(matched.values), said: [question] }
  const called = await callAction(platform, { ...context, ...call, mayCorrect: false, isGuided: true })
  return called?.kind === 'card' ? called : undefined
}
