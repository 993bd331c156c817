export { listEvalQuestions } from './list-eval-questions.ts'
export { replaceEvalQuestions } from './replace-eval-questions.ts'
export { requeueLostEvalRuns } from './requeue-lost-eval-runs.ts'
