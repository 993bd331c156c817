export { type CuratedAnswerRow, curatedAnswers } from './tables.ts'
