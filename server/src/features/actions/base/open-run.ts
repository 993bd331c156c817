import { randomBytes } from 'node:crypto'
import type { ActionValues } from '@parleykit/contract/actions/action-inputs'
import type { ActionEvent } from '@parleykit/contract/actions/action-runs'
import type { Platform } from '../../../platform/platform.ts'
import { actionTexts, fillText } from '../core/action-texts.ts'
import { type Identity, missingProof } from '../core/identity.ts'
import { openingOf } from '../core/opening-of.ts'
import { readValues } from '../core/read-values.ts'
import { tellPlan } from '../core/tell-result.ts'
import { findChoices } from './find-choices.ts'
import type { ActingAgent } from './get-offered-actions.ts'
import { runEvent } from './run-event.ts'
import { type ActionRow, type ActionRunRow, actionRuns } from './tables.ts'

interface Offer {
  readonly action: ActionRow
  readonly values: ActionValues
  readonly identity: Identity
  /** ISO 639-1 code. */
  readonly language: string
  /** Whether the visitor can confirm at once if all values are there. */
  readonly mayConfirm: boolean
}

/** Offers an action in a conversation: a form, or its values to confirm. */
export async function openRun(
  platform: Platform,
  {
    agent,
    conversationId,
    ...given
  }: Offer & { readonly agent: ActingAgent; readonly conversationId: number },
): Promise<ActionEvent> {
  const { values, language } = given
  const about = { ...given, run: { conversationId, language }, typed: values }
  const { action } = await findChoices(platform, about)
  const offer = { ...given, action }
  const { state, text, problems } = beginOffer(offer)
  const now = platform.clock()
  const [run] = await platform.database
    .insert(actionRuns)
    .values({
      ...{ id: randomBytes(18).toString('base64url'), actionId: action.id, agentId: action.agentId },
      ...{ conversationId, state, language, values, text },
      idempotencyKey: randomBytes(18).toString('base64url'),
      ...{ createdAt: now, changedAt: now },
    })
    .returning()
  if (!run) throw new Error('The database returned no run')
  const url = `${platform.config.siteUrl}/bot/${encodeURIComponent(agent.publicId)}`
  return { ...runEvent(action, run, { problems }), hint: hintOf(offer, url) }
}

/** What a form asks for, and where to fill it in. */
function hintOf({ action, values, language }: Offer, url: string): string {
  const asked = action.inputs.filter(
    ({ name, source }) => (source === 'visitor' || source === 'agent') && values[name] === undefined,
  )
  const lines = asked.map(({ label }) => `- ${label}`)
  return [...lines, fillText(actionTexts(language).elsewhere, { url })].join('\n')
}

/** The same without a conversation: nothing is stored, and nothing comes of it. */
export function previewRun(offer: Offer): ActionEvent {
  const { action, values, language } = offer
  const { state, text, problems } = beginOffer(offer)
  return runEvent(action, { id: '', state, values, card: null, text, language }, { problems })
}

function beginOffer({ action, values, identity, language, mayConfirm }: Offer): {
  state: ActionRunRow['state']
  text: string
  problems: ReturnType<typeof readValues>['problems']
} {
  const { name, inputs } = action
  const opening = openingOf(action, identity, language)
  if (missingProof(action, identity)) return { ...opening, problems: {} }
  const read = readValues(inputs, values, identity)
  const isComplete = Object.keys(read.problems).length === 0
  if (mayConfirm && isComplete)
    return { state: 'confirm', text: tellPlan(inputs, read.values, { name, language }), problems: {} }
  // What isn't filled in yet is no mistake.
  const wrong = Object.entries(read.problems).filter(([input]) => values[input] !== undefined)
  return { ...opening, problems: Object.fromEntries(wrong) }
}
