import type { InstallFinding } from '@parleykit/contract/install-check'
import { keyGraceDays } from '@parleykit/contract/limits'
import type { InstallFacts } from './install-facts.ts'

/** Whether the key that a page's code has lets its visitors chat; `fix` is the code with the right one. */
export function judgeKey(
  key: string | null,
  fix: string,
  { agent, stateOfKey }: Pick<InstallFacts, 'agent' | 'stateOfKey'>,
): InstallFinding[] {
  const isNeeded = agent.visibility === 'key_required'
  if (key === null) {
    if (!isNeeded) return []
    const message = 'The agent answers with its key alone, and the code has none. Add this:'
    return [{ kind: 'key_missing', level: 'wrong', message, fix }]
  }
  const state = stateOfKey(key)
  if (state === 'present') return []
  // Without a need for one, visitors notice nothing of a key that has ended.
  const level = state === 'unknown' || (state === 'ended' && isNeeded) ? 'wrong' : 'note'
  return [{ kind: 'wrong_key', level, message: messages[state], fix }]
}

const messages = {
  replaced: `The key in the code was replaced and works on for ${keyGraceDays} days at most. Put the present one there:`,
  ended: 'The key in the code was replaced, and works no more. Put the present one there:',
  unknown: "The key in the code is none of the agent's. Replace it by this:",
}
