/** Functions that corrections need from features that depend on them. */
export interface CorrectionHooks {
  /** The context that a question takes from the visitor's earlier questions (oldest first); empty if it needs none. */
  contextOf(question: string, earlierQuestions: readonly string[]): string
}
