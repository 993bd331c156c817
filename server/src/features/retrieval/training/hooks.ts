import { defineHook } from '../../../platform/hooks/index.ts'

/**
 * Whether a training of an agent's knowledge at a revision may start by itself. `wait`: `resumeSelfTraining` will be
 * called. Otherwise a reason, in a sentence for the owner, why it may not.
 */
export type TrainingVerdict = 'start' | 'wait' | { readonly reason: string }

/** What later features add to trainings. */
export const trainingHooks = {
  /** Asked before a training starts by itself. See `TrainingVerdict`. */
  judgeTraining:
    defineHook<(agentId: number, revision: number) => Promise<TrainingVerdict>>('training.judgeTraining'),
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
