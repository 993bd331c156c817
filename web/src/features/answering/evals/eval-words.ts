import type { EvalChange, EvalResult } from '@parleykit/contract/answering/evals/evals'
import { evalTexts } from './eval-texts.ts'

const order = ['same', 'changed', 'newly_answered', 'newly_refused'] as const satisfies readonly EvalChange[]

/** Counts unchanged and changed answers: "12 questions: 9 the same, 2 changed, 1 now refused". */
export function summarizeRun(changes: readonly EvalChange[]): string {
  const counts = order.flatMap((change) => {
    const count = changes.filter((each) => each === change).length
    return count === 0 ? [] : [`${count} ${evalTexts.changes[change]}`]
  })
  return `${changes.length} question${changes.length === 1 ? '' : 's'}: ${counts.join(', ')}`
}

/** Whether an answer has changed, or would be changed by a training. */
export function isChanged({ sinceBefore, byTraining }: EvalResult): boolean {
  return [sinceBefore, byTraining].some((change) => change !== null && change !== 'same')
}

/** The known changes of one comparison. */
export function describeChanges(
  results: readonly EvalResult[],
  kind: 'sinceBefore' | 'byTraining',
): readonly EvalChange[] {
  return results.flatMap((result) => result[kind] ?? [])
}
