import type { ActionCard, ActionState } from '@parleykit/contract/actions/action-runs'
import type { ActionPick, HttpSettings } from '@parleykit/contract/actions/http-settings'
import { actionTexts } from './action-texts.ts'
import type { CallOutcome } from './classify-outcome.ts'
import { tellCard, toCard } from './tell-result.ts'

interface Ending {
  readonly action: {
    readonly name: string
    readonly doneText: string
    readonly http: Pick<HttpSettings, 'picks'> | null
    readonly mcp: { readonly picks: readonly ActionPick[] } | null
    readonly page: { readonly picks: readonly ActionPick[] } | null
  }
  /** ISO 639-1 code. */
  readonly language: string
  readonly now: Date
}

interface EndOfRun {
  readonly state: ActionState
  readonly card: ActionCard | null
  /** What the visitor reads. */
  readonly text: string
  /** Why it failed, as a sentence for the owner. */
  readonly fault: string | null
}

/** How a run ends with an outcome: its state, and what the visitor and the owner read. */
export function endOfRun(outcome: CallOutcome, { action, language, now }: Ending): EndOfRun {
  const texts = actionTexts(language)
  if (outcome.kind === 'done') {
    const { facts, rows, steps = [] } = outcome.picked
    const { picks = [] } = action.http ?? action.mcp ?? action.page ?? {}
    const shown = facts.length + rows.length + steps.length
    const isEmpty = shown === 0 && picks.some(({ show }) => show !== 'check')
    if (isEmpty) return { state: 'done', card: null, text: texts.nothing, fault: null }
    const card = toCard(outcome.picked, { name: action.name, language, now })
    const said = action.doneText || (shown === 0 ? texts.done : '')
    const text = [said, tellCard(card, language)].filter((part) => part !== '').join('\n\n')
    return { state: 'done', card, text, fault: null }
  }
  const { fault } = outcome
  if (outcome.kind === 'failed' && outcome.mayHaveRun)
    return { state: 'unknown', card: null, text: texts.unknown, fault }
  const { refused, nothing: not_found, failed, websiteOnly: website_only } = texts
  const text = { refused, not_found, failed, broken: failed, website_only }[outcome.kind]
  // Nothing happened, so the visitor can change the values and try again.
  return { state: 'form', card: null, text, fault }
}
