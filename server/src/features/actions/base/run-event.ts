import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import type { ActionEvent, ActionField } from '@parleykit/contract/actions/action-runs'
import { type ActionTexts, actionTexts } from '../core/action-texts.ts'
import type { ReadValues } from '../core/read-values.ts'
import type { ActionRow, ActionRunRow } from './tables.ts'

/** A run as the chat gets it. */
export function runEvent(
  action: ActionRow,
  run: Pick<ActionRunRow, 'id' | 'state' | 'values' | 'card' | 'text' | 'language'>,
  problems: ReadValues['problems'] = {},
): ActionEvent {
  const texts = actionTexts(run.language)
  const isOpen = run.state === 'form' || run.state === 'confirm'
  const told = Object.fromEntries(Object.entries(problems).map(([name, text]) => [name, texts[text]]))
  return {
    ...{ id: run.id, name: action.name, state: run.state, text: run.text },
    ...(isOpen && { fields: fieldsOf(action.inputs), values: { ...run.values }, labels: labelsOf(texts) }),
    ...(Object.keys(told).length > 0 && { problems: told }),
    ...(run.card && { card: run.card }),
  }
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
