import { keyGraceDays } from '@parleykit/contract/agents/limits'
import type { InstallFinding } from '@parleykit/contract/publish/install-check'
import type { InstallFacts } from './install-facts.ts'

/** Judges whether the key in a page's code lets its visitors chat. `fix` is the code with the right key. */
export function checkInstalledKey(
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
  // If no key is required, an expired key has no effect on visitors.
  const level = state === 'unknown' || (state === 'ended' && isNeeded) ? 'wrong' : 'note'
  return [{ kind: 'wrong_key', level, message: messages[state], fix }]
}

const messages = {
  replaced: `The key in the code was rotated and stops working within ${keyGraceDays} days. Replace it with the current one:`,
  ended: 'The key in the code was rotated and no longer works. Replace it with the current one:',
  unknown: "The key in the code isn't this agent's key. Replace it with this one:",
}
