import type { NeedKind } from '@parleykit/contract/reports/dashboard/dashboard'

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

/** Texts for what needs attention, and the button that leads there. */
export const attentionTexts = {
  heading: 'Needs your attention',
  waiting: (visitors: number) => `${counted(visitors, 'visitor is', 'visitors are')} waiting for a person.`,
  answer: 'Answer',
  says: {
    credits_low: (_agent, left) =>
      left === 0
        ? "You've used all of this month's chat credits."
        : `Only ${counted(left, 'chat credit is', 'chat credits are')} left this month.`,
    budget_used_up: (agent) =>
      `The monthly model budget of ${agent || 'your workspace'} is used up. Answers are quoted until next month.`,
    no_knowledge: (agent) => `${agent} has no knowledge yet, so it can't answer.`,
    training_held_back: (agent) => `Checks keep back the training of ${agent}.`,
    not_trained: (agent) => `${agent} has new knowledge that it isn't trained on yet.`,
    failing_answers: (agent, count) =>
      `${counted(count, 'answer', 'answers')} in the Q&A of ${agent} failed the last check.`,
    disliked_answers: (agent, count) =>
      `Visitors rated ${counted(count, 'answer', 'answers')} of ${agent} thumbs down.`,
    unanswered_questions: (agent, count) =>
      `${agent} couldn't answer ${counted(count, 'question', 'questions')}.`,
  } satisfies Record<NeedKind, (agent: string, count: number) => string>,
  action: {
    credits_low: 'See plans',
    budget_used_up: 'See spending',
    no_knowledge: 'Add knowledge',
    training_held_back: 'Review',
    not_trained: 'Train',
    failing_answers: 'Review',
    disliked_answers: 'Review',
    unanswered_questions: 'Answer',
  } satisfies Record<NeedKind, string>,
} as const
