import { evalQuestionsMax } from '@parleykit/contract/answering/evals/limits'

/** Texts next to the playground's frame. */
export const playgroundTexts = {
  lastAnswer: 'Why this answer',
  nothingYet:
    "Ask a question to see the answer's sources, how confident your agent was, and which model wrote it.",
  answerFailed: "The details of this answer couldn't be loaded.",
  question: 'Question',
  answeredBy: 'Answered by',
  confidence: 'Confidence',
  time: 'Time',
  why: 'Reason',
  sources: 'Sources',
  noSources: 'No sources.',
  correct: 'Correct',
} as const

/** Texts about checks: questions that an owner asks all at once. */
export const evalTexts = {
  title: 'Checks',
  help: 'Questions your agent should always get right. Run them before and after you change its knowledge to see which answers change. If a question should lead to an action, put an arrow (- and >) and the name of the action behind it.',
  label: 'Questions (one per line)',
  placeholder: 'When are you open?\nHow much is delivery?\nWhere is my order? -> Order status',
  count: (questions: number) => `${questions} of ${evalQuestionsMax} questions`,
  tooMany: (questions: number) =>
    `${questions} questions. Remove ${questions - evalQuestionsMax}: the limit is ${evalQuestionsMax}.`,
  tooLong: (line: number) => `Line ${line} is too long.`,
  unsaved: "Your questions aren't saved. You'll lose them if you leave.",
  free: 'Runs in the background. No conversations are stored and no credits are used.',
  byModel: (model: string) =>
    `Runs in the background and uses no credits. ${model} writes each answer up to three times per run, which counts toward your plan's tokens.`,
  saved: { title: 'Checks saved' },
  saveFailed: { title: 'Error', description: 'Failed to save the checks. Please try again.' },
  runFailed: { title: 'Error', description: 'Failed to run the checks. Please try again.' },
  cancelFailed: { title: 'Error', description: 'Failed to stop the run. Please try again.' },
  listFailed: "The checks couldn't be loaded.",
  none: 'No questions yet.',
  preparing: 'Getting ready...',
  asking: (done: number, all: number) => `${done} of ${all} questions asked`,
  canceled: 'This run was stopped. Results so far are below.',
  failed: 'This run failed.',
  before: (version: number) => `Before (training ${version})`,
  now: (version: number | null) => (version === null ? 'Now (not trained yet)' : `Now (training ${version})`),
  next: 'If you train now',
  sinceBefore: 'Since the previous training',
  byTraining: 'If you train now',
  noNext: 'Your agent is trained on all its knowledge, so training now would change nothing.',
  onlyChanged: 'Only changed',
  nothingChanged: 'No answer changed.',
  refused: 'refused',
  expects: 'Expects the action',
  expected: 'Expected actions',
  expectedMet: (met: number, all: number) => `${met} of ${all} offered`,
  outcomes: {
    met: 'offered',
    not_offered: 'not offered',
    other_action: 'another action was offered',
    no_such_action: 'no action with this name is on',
  },
  changes: {
    same: 'the same',
    changed: 'changed',
    newly_answered: 'now answered',
    newly_refused: 'now refused',
  },
} as const
