import { checkTexts } from '@parleykit/contract/check-texts'
import type { CheckChange, CheckResult } from '@parleykit/contract/checks'

const order = ['same', 'changed', 'newly_answered', 'newly_refused'] as const satisfies readonly CheckChange[]

/** How many of the answers are the same and how many are not: "12 questions: 9 the same, 2 changed, 1 now refused". */
export function summaryOf(changes: readonly CheckChange[]): string {
  const counts = order.flatMap((change) => {
    const count = changes.filter((each) => each === change).length
    return count === 0 ? [] : [`${count} ${checkTexts.changes[change]}`]
  })
  return `${changes.length} question${changes.length === 1 ? '' : 's'}: ${counts.join(', ')}`
}

/** Whether an answer is another one than before, or would be by a training. */
export function isChanged({ sinceBefore, byTraining }: CheckResult): boolean {
  return [sinceBefore, byTraining].some((change) => change !== null && change !== 'same')
}

/** The changes of one comparison that were found out. */
export function changesOf(
  results: readonly CheckResult[],
  kind: 'sinceBefore' | 'byTraining',
): readonly CheckChange[] {
  return results.flatMap((result) => result[kind] ?? [])
}
