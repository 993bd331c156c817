import type { Platform } from '../../platform/platform.ts'

/** Functions that training needs from features that depend on it. */
export interface TrainingHooks {
  /** Whether the agent's live index answers a question: starter prompts that it would refuse are left out. */
  canAnswer(
    platform: Platform,
    agent: { id: number; liveVersion: number | null },
    question: string,
    topic?: string,
  ): Promise<boolean>
  /** Asks the curated questions again. Called when a new index is live, or an earlier one was restored. */
  checkCuratedAnswers(platform: Platform, agentId: number): Promise<void>
}
