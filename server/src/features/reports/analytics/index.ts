export { countDislikedAnswers } from './count-disliked-answers.ts'
export { listUnansweredQuestions } from './list-unanswered-questions.ts'
export { type AnalyticsPeriod, localDate, refusalsSince, startOfDay } from './queries.ts'
