export { foldCounts } from './fold-counts.ts'
export { listUnansweredQuestions } from './list-unanswered-questions.ts'
export { type AnalyticsPeriod, localDate, startOfDay } from './queries.ts'
export { analyticsRoutes } from './routes.ts'
