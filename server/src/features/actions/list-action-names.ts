import type { Platform } from '../../platform/platform.ts'
import { type ActingAgent, getActionsInUse } from './base/get-offered-actions.ts'

/** The names of an agent's actions that are on. */
export async function listActionNames(platform: Platform, agent: ActingAgent): Promise<string[]> {
  const actions = await getActionsInUse(platform, agent)
  return actions.map(({ name }) => name)
}
