import type { ChoicesFrom } from '@parleykit/contract/actions/action-inputs'
import { actionChoicesFoundMax } from '@parleykit/contract/actions/limits'
import { listScalars } from './pick-fields.ts'

/** What is sent, by what visitors choose from. */
export type Choices = ReadonlyMap<string, string>

/**
 * Reads the first choices of an input from a JSON response. An instant is shown as a time in the visitor's language and sent in
 * UTC, which every API reads. The first of several with the same label counts.
 */
export function readChoices(
  response: unknown,
  { value, label }: Pick<ChoicesFrom, 'value' | 'label'>,
  language: string,
): Choices {
  const values = listScalars(response, value)
  const named = label === '' ? values : listScalars(response, label)
  const labels = named.length === values.length ? named : values
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const choices = new Map<string, string>()
  for (const [at, each] of values.entries()) {
    if (choices.size === actionChoicesFoundMax) break
    const shown = tellInstant(labels[at] ?? each, format)
    if (!choices.has(shown)) choices.set(shown, inUtc(each))
  }
  return choices
}

function inUtc(text: string): string {
  const at = new Date(text)
  return instant.test(text) && !Number.isNaN(at.getTime()) ? at.toISOString() : text
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

/** An instant as its own offset has it: "Dec 24, 2026, 9:00 AM". Any other text as it is. */
function tellInstant(text: string, format: Intl.DateTimeFormat): string {
  const zone = instant.exec(text)?.[3]
  if (zone === undefined || Number.isNaN(Date.parse(text))) return text
  const shown = format.format(new Date(`${text.slice(0, -zone.length)}Z`))
  return zone === 'Z' ? `${shown} UTC` : shown
}
