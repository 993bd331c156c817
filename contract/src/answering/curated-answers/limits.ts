/** Limits of curated answers. Free of dependencies, so that the chat frame can use them too. */

export const curatedQuestionMax = 4000
export const curatedAnswerMax = 4000
/** Per agent: all of them are compared with every question. */
export const curatedAnswersMax = 2000
export const curatedAnswerPageSize = 20

export const validationTexts = {
  questionRequired: 'Question is required',
  questionTooLong: `Question cannot exceed ${curatedQuestionMax.toLocaleString('en-US')} characters`,
  answerRequired: 'Answer is required',
  answerTooLong: `Answer cannot exceed ${curatedAnswerMax.toLocaleString('en-US')} characters`,
} as const
