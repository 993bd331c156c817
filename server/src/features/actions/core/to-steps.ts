import type { ActionCard, ActionFact } from '@parleykit/contract/actions/action-runs'
import type { ActionPick } from '@parleykit/contract/actions/http-settings'

type Step = NonNullable<ActionCard['steps']>[number]

/**
 * Makes steps of a list's items. A step is done if each other picked field has a value other than "false": a date or yes.
 * The first one that isn't done is now.
 */
export function toSteps(
  columns: readonly Pick<ActionPick, 'show'>[],
  items: readonly (readonly (ActionFact | undefined)[])[],
): Step[] {
  const nameAt = columns.findIndex(({ show }) => show === 'steps')
  const isDone = (facts: readonly (ActionFact | undefined)[]) =>
    facts.every((fact, at) => at === nameAt || (fact !== undefined && fact.value !== 'false'))
  const nowAt = items.findIndex((facts) => !isDone(facts))
  return items.flatMap((facts, at) => {
    const name = facts[nameAt]?.value
    if (name === undefined) return []
    const details = facts.flatMap((fact, column) =>
      column === nameAt || !fact || ['true', 'false'].includes(fact.value) ? [] : [fact.value],
    )
    const state = nowAt === -1 || at < nowAt ? 'done' : at === nowAt ? 'now' : 'next'
    return [{ name, detail: details.join(', '), state }]
  })
}
