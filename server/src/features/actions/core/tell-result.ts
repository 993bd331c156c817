import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import type { ActionCard } from '@parleykit/contract/actions/action-runs'
import { actionTexts, fillText } from './action-texts.ts'
import type { PickedFields } from './pick-fields.ts'
import type { InputValue } from './read-values.ts'

interface Named {
  readonly name: string
  readonly language: string
}

/** What a visitor sees of a result. */
export function toCard(
  picked: PickedFields,
  { name, language, now }: Named & { readonly now: Date },
): ActionCard {
  return {
    title: name,
    facts: [...picked.facts],
    rows: picked.rows.map((row) => [...row]),
    moreRows: picked.moreRows,
    ...(picked.steps && { steps: picked.steps }),
    source: tellSource({ name, language, now }),
  }
}

/** From where and when: "From Orders, 2:02 PM". */
export function tellSource({ name, language, now }: Named & { readonly now: Date }): string {
  return fillText(actionTexts(language).source, { name, time: timeOf(now, language) })
}

export function timeOf(now: Date, language: string): string {
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' })
  return `${time.format(now)} UTC`
}

/** A card in words, for clients without cards and for the conversation. */
export function tellCard({ facts, rows, moreRows, steps = [] }: ActionCard, language: string): string {
  const tell = (parts: ActionCard['facts']) => parts.map(({ label, value }) => `${label}: ${value}`)
  const more = moreRows > 0 ? [fillText(actionTexts(language).more, { count: String(moreRows) })] : []
  const signs = { done: '✓', now: '→', next: '○' }
  const lines = steps.map(({ name, detail, state }) =>
    [`${signs[state]} ${name}`, detail].filter(Boolean).join(': '),
  )
  return [...tell(facts), ...lines, ...rows.map((row) => `- ${tell(row).join(', ')}`), ...more].join('\n')
}

/**
 * A text with values of an API or of a visitor as Markdown that shows it as it is: without links, pictures and emphasis of
 * its own.
 */
export function plainMarkdown(text: string): string {
  return text.replace(/[\\[\]<*`]/g, '\\$&')
}

/** What was filled in, by label. Without fixed values, which may be keys. */
export function tellValues(
  inputs: readonly ActionInput[],
  values: Readonly<Record<string, InputValue>>,
): { label: string; value: string }[] {
  return inputs.flatMap(({ name, label, source }) => {
    const value = values[name]
    return source === 'fixed' || value === undefined || value === '' ? [] : [{ label, value: String(value) }]
  })
}

/** What will happen with which values, each on one line, before the visitor confirms. */
export function tellPlan(
  inputs: readonly ActionInput[],
  values: Readonly<Record<string, InputValue>>,
  { name, language }: Named,
): string {
  const lines = tellValues(inputs, values).map(
    ({ label, value }) => `${label}: ${value.replace(/[\n\v\f\r\u0085\u2028\u2029]+/g, ' ⏎ ')}`,
  )
  return [fillText(actionTexts(language).check, { name }), ...lines].join('\n')
}
