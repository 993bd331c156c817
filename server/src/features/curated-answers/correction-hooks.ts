/** What corrections ask of the features that come after them. */
export interface CorrectionHooks {
  /** What a question leans on of the visitor's earlier ones, oldest first; empty where it stands by itself. */
  contextOf(question: string, earlierQuestions: readonly string[]): string
}
