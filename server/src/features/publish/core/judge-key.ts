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
    const message = 'The agent requires its key, and the code has none. Add this:'
    return [{ kind: 'key_missing', level: 'wrong', message, fix }]
  }
  const state = stateOfKey(key)
  if (state === 'present') return []
  // Without a need for one, visitors notice nothing of a key that has ended.
  const level = state === 'unknown' || (state === 'ended' && isNeeded) ? 'wrong' : 'note'
  return [{ kind: 'wrong_key', level, message: messages[state], fix }]
}

const messages = {
  replaced: `The key in the code was rotated and stops working within ${keyGraceDays} days. Replace it with the current one:`,
  ended: 'The key in the code was rotated and no longer works. Replace it with the current one:',
  unknown: "The key in the code isn't this agent's key. Replace it with this one:",
}
