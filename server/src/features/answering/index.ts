export { type AnswerEvent, answerQuestion } from './answer-question.ts'
export { canAnswer } from './can-answer.ts'
export { questionLanguage } from './core/question-language.ts'
