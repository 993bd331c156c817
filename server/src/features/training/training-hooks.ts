import type { Platform } from '../../platform/platform.ts'

/** What training asks of the features that come after it. */
export interface TrainingHooks {
  /** Whether the agent's live index answers a question: starter prompts that it would refuse are left out. */
  canAnswer(
    platform: Platform,
    agent: { id: number; liveVersion: number | null },
    question: string,
    topic?: string,
  ): Promise<boolean>
  /** Asks the curated questions anew; called when the new index is live, or another was made live again. */
  checkCuratedAnswers(platform: Platform, agentId: number): Promise<void>
}
