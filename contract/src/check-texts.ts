import { checkQuestionsMax } from './limits.ts'

/** What stands beside the playground's frame. */
export const playgroundTexts = {
  lastAnswer: 'What the last answer was made of',
  nothingYet:
    'Ask something, and what the answer was made of stands here: its sources, how sure your agent was, and who worded it.',
  answerFailed: "What the answer was made of couldn't be loaded.",
  question: 'Question',
  answeredBy: 'Answered by',
  confidence: 'Confidence',
  time: 'Time',
  why: 'Why',
  sources: 'Sources',
  noSources: 'Nothing was quoted.',
  correct: 'Correct it in Activity',
} as const

/** Questions that an owner asks all at once. */
export const checkTexts = {
  title: 'Checks',
  help: 'Questions that your agent should always get right. Run them before and after you change its knowledge, and see which answers changed.',
  label: 'Questions, one a line',
  placeholder: 'When are you open?\nHow much is delivery?\nCan I bring my dog?',
  count: (questions: number) => `${questions} of ${checkQuestionsMax} questions`,
  tooMany: (questions: number) =>
    `${questions} questions: leave ${questions - checkQuestionsMax} out, an agent can have ${checkQuestionsMax}.`,
  tooLong: (line: number) => `Line ${line} is too long for a question.`,
  unsaved: 'The questions that you were writing are not saved. They are lost when you leave.',
  free: 'Runs in the background, stores no conversation and costs no credits.',
  byModel: (model: string) =>
    `Runs in the background and costs no credits. ${model} words each answer up to three times a run, which takes tokens of your plan.`,
  saved: { title: 'Checks saved' },
  saveFailed: { title: 'Error', description: 'Failed to save the checks. Please try again.' },
  runFailed: { title: 'Error', description: 'Failed to run the checks. Please try again.' },
  cancelFailed: { title: 'Error', description: 'Failed to stop the run. Please try again.' },
  listFailed: "The checks couldn't be loaded.",
  none: 'No questions are saved yet.',
  preparing: 'Getting ready...',
  asking: (done: number, all: number) => `${done} of ${all} questions asked`,
  canceled: 'This run was stopped. What was asked by then is below.',
  failed: 'This run failed.',
  before: (version: number) => `Before (training ${version})`,
  now: (version: number | null) => (version === null ? 'Now (not trained yet)' : `Now (training ${version})`),
  next: 'If you train now',
  sinceBefore: 'Since the training before',
  byTraining: 'If you train now',
  noNext: 'Your agent is trained on all that it knows, so a training would change nothing.',
  onlyChanged: 'Changed only',
  nothingChanged: 'No answer changed.',
  refused: 'refused',
  changes: {
    same: 'the same',
    changed: 'changed',
    newly_answered: 'now answered',
    newly_refused: 'now refused',
  },
} as const
