export { fillCheckQuestions } from './fill-check-questions.ts'
export { listCheckQuestions } from './list-check-questions.ts'
export { resumeLostChecks } from './resume-lost-checks.ts'
