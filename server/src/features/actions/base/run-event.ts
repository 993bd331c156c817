import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import type { ActionEvent, ActionField } from '@parleykit/contract/actions/action-runs'
import { type ActionTexts, actionTexts, type CodeTexts, codeTexts } from '../core/action-texts.ts'
import type { ActionRow, ActionRunRow } from './tables.ts'

type Texts = ActionTexts & CodeTexts

interface Shown {
  /** By field: the text that tells what is wrong. */
  readonly problems?: Readonly<Record<string, keyof Texts>>
  /** The address that a code was mailed to. */
  readonly email?: string
}

/** A run as the chat gets it. */
export function runEvent(
  action: ActionRow,
  run: Pick<ActionRunRow, 'id' | 'state' | 'values' | 'card' | 'text' | 'language'>,
  { problems = {}, email }: Shown = {},
): ActionEvent {
  const texts = { ...actionTexts(run.language), ...codeTexts(run.language) }
  const told = Object.fromEntries(Object.entries(problems).map(([name, text]) => [name, texts[text]]))
  const { id, state, text, card } = run
  return {
    ...{ id, name: action.name, state, text },
    ...(state === 'email' && proofPart(texts, 'email', email)),
    ...(state === 'code' && proofPart(texts, 'code', email)),
    ...((state === 'form' || state === 'confirm') && {
      ...{ fields: fieldsOf(action.inputs), values: { ...run.values }, labels: labelsOf(texts) },
    }),
    ...(state === 'waiting' && { labels: labelsOf(texts) }),
    ...(Object.keys(told).length > 0 && { problems: told }),
    ...(card && { card }),
  }
}

/** What is asked to prove an address. Nothing of the form is shown before. */
function proofPart(texts: Texts, name: 'email' | 'code', email: string | undefined) {
  const field: ActionField =
    name === 'email'
      ? { name, label: texts.emailLabel, type: 'email', required: true, choices: [], hint: '' }
      : { name, label: texts.codeLabel, type: 'text', required: true, choices: [], hint: '' }
  const labels = { ...labelsOf(texts), ...(name === 'code' && { newCode: texts.newCode }) }
  return { fields: [field], values: email === undefined ? {} : { email }, labels }
}

function labelsOf({ send, confirm, change, cancel }: ActionTexts) {
  return { send, confirm, change, cancel }
}

/** The fields that a visitor fills in. */
function fieldsOf(inputs: readonly ActionInput[]): ActionField[] {
  return inputs.flatMap(({ name, label, type, required, choices, hint, source }) =>
    source === 'visitor' || source === 'agent' ? [{ name, label, type, required, choices, hint }] : [],
  )
}
