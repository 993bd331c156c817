/** Limits of evals. Free of dependencies, so that the chat frame can use them too. */

/** Questions that an agent is checked with, and characters of each. All are asked up to three times per run. */
export const evalQuestionsMax = 50
export const evalQuestionMax = 500

export const validationTexts = {
  evalQuestionTooLong: `A question cannot exceed ${evalQuestionMax} characters`,
  tooManyEvalQuestions: `An agent can have up to ${evalQuestionsMax} checks`,
} as const
