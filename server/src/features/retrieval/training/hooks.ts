import { defineHook } from '../../../platform/hooks/index.ts'

/** What later features add to trainings. */
export const trainingHooks = {
  /** Whether the agent's live index answers a question: starter prompts that it would refuse are left out. */
  canAnswer:
    defineHook<
      (
        agent: { readonly id: number; readonly liveVersion: number | null },
        question: string,
        topic?: string,
      ) => Promise<boolean>
    >('training.canAnswer'),
  /** Runs when a new index is live, or an earlier one was restored. */
  onLive: defineHook<(agentId: number) => Promise<void>>('training.onLive'),
}
