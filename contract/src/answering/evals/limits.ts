/** Limits of evals. Free of dependencies, so that the chat frame can use them too. */

/** Questions that an agent is checked with, and characters of each. All are asked up to three times per run. */
export const checkQuestionsMax = 50
export const checkQuestionMax = 500

export const validationTexts = {
  checkQuestionTooLong: `A question cannot exceed ${checkQuestionMax} characters`,
  tooManyCheckQuestions: `An agent can have up to ${checkQuestionsMax} checks`,
} as const
