import { defineHook } from '../../../platform/hooks/index.ts'

/** How later features react when a person joins. */
export const liveHandoffHooks = {
  /** Stops the agent's running answers in a conversation. */
  muteAnswers: defineHook<(conversationId: number) => Promise<void>>('live-handoff.muteAnswers'),
}
