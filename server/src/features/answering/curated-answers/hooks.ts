import { defineHook } from '../../../platform/hooks/index.ts'

/** What corrections need from later features. */
export const curatedAnswerHooks = {
  /** The context that a question takes from the visitor's earlier questions (oldest first); empty if it needs none. */
  contextOf:
    defineHook<(question: string, earlierQuestions: readonly string[]) => string>(
      'curated-answers.contextOf',
    ),
}
