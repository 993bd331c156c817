/** Limits of curated answers. Free of dependencies, so that the chat frame can use them too. */

export const curatedQuestionMax = 4000
export const curatedAnswerMax = 4000
/** Per agent: all of them are compared with every question. */
export const curatedAnswersMax = 2000
/** Other wordings of one question. */
export const curatedWordingsMax = 20
/** Characters of all other wordings of one question: they fit into one cell of a spreadsheet. */
export const curatedWordingsLengthMax = 30_000
/** Questions and other wordings of an agent. */
export const curatedQuestionsMax = 10_000
/** Their characters: each import is compared with all of them. */
export const curatedQuestionsLengthMax = 2_000_000
export const curatedAnswerPageSize = 20
export const curatedSearchMax = 200

export const answerColumnsMax = 50
export const answerFileBytesMax = 10 * 1024 * 1024
/** Bytes of the rows that are imported, as JSON. */
export const answerRowsBytesMax = 20 * 1024 * 1024
export const answerFileTypes = ['xlsx', 'xls', 'ods', 'csv', 'tsv'] as const

export const validationTexts = {
  questionRequired: 'Question is required',
  questionTooLong: `Question cannot exceed ${curatedQuestionMax.toLocaleString('en-US')} characters`,
  answerRequired: 'Answer is required',
  answerTooLong: `Answer cannot exceed ${curatedAnswerMax.toLocaleString('en-US')} characters`,
  tooManyWordings: `A question can have up to ${curatedWordingsMax} other wordings`,
  wordingsTooLong: `All other wordings together cannot exceed ${curatedWordingsLengthMax.toLocaleString('en-US')} characters`,
  dateInvalid: 'Write dates like 2026-12-24 or 24.12.2026',
  yearInvalid: 'The year must be from 1 to 9999',
  datesSwapped: 'The last day is before the first day',
} as const
