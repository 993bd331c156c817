import type { NeedKind } from './dashboard.ts'

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

/** What somebody has to see to, and the button that leads there. */
export const needTexts = {
  heading: 'Needs your attention',
  waiting: (visitors: number) => `${counted(visitors, 'visitor is', 'visitors are')} waiting for a person.`,
  answer: 'Answer',
  says: {
    credits_low: (_agent, left) =>
      left === 0
        ? 'All chat credits of this month are used.'
        : `Only ${counted(left, 'chat credit is', 'chat credits are')} left this month.`,
    no_knowledge: (agent) => `${agent} knows nothing yet, so it can't answer.`,
    not_trained: (agent) => `${agent} has knowledge that it isn't trained on yet.`,
    failing_answers: (agent, count) =>
      `${counted(count, 'curated answer', 'curated answers')} of ${agent} failed the last check.`,
    disliked_answers: (agent, count) =>
      `${counted(count, 'answer', 'answers')} of ${agent} that visitors didn't like.`,
    unanswered_questions: (agent, count) =>
      `${counted(count, 'question', 'questions')} that ${agent} couldn't answer.`,
  } satisfies Record<NeedKind, (agent: string, count: number) => string>,
  action: {
    credits_low: 'See plans',
    no_knowledge: 'Add knowledge',
    not_trained: 'Train it',
    failing_answers: 'Look at them',
    disliked_answers: 'Look at them',
    unanswered_questions: 'Answer them',
  } satisfies Record<NeedKind, string>,
} as const
