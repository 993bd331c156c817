import type { Platform } from '../../platform/platform.ts'
import { type ActingAgent, getActionsInUse } from './base/get-offered-actions.ts'
import { type ActionTool, toActionTool } from './core/action-tool.ts'

/** An agent's actions as tools of a model. Empty, without a query, for an agent that never had an action. */
export async function listActionTools(platform: Platform, agent: ActingAgent): Promise<ActionTool[]> {
  const actions = await getActionsInUse(platform, agent)
  return actions.map(toActionTool)
}
