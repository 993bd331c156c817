import type { EvalAnswer, EvalExpectation } from '@parleykit/contract/answering/evals/evals'
import { splitCheck } from '@parleykit/contract/answering/evals/split-check'

/**
 * Whether an answer has called or offered the action that a line of checks expects. Null if the line expects none.
 * @param names the agent's actions that are on
 */
export function judgeExpectation(
  line: string,
  { actions: led = [] }: EvalAnswer,
  names: readonly string[],
): EvalExpectation | null {
  const { action } = splitCheck(line)
  if (action === null) return null
  const isIt = (name: string) => name.toLowerCase() === action.toLowerCase()
  if (!names.some(isIt)) return { action, outcome: 'no_such_action' }
  if (led.some(isIt)) return { action, outcome: 'met' }
  return { action, outcome: led.length > 0 ? 'other_action' : 'not_offered' }
}
