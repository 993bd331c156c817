export const conversationTexts = {
  listFailed: 'Failed to load conversations',
  messagesFailed: 'Failed to load messages',
  empty: 'No conversations yet. Share your agent to see what visitors ask.',
  noneMatch: 'No conversations match your filters.',
  showTests: 'Show test conversations',
  filter: 'Filter',
  correct: 'Correct',
  /** Precedes an answer shown below the first of several questions, which it doesn't answer. */
  lastAnswer: 'Last answer:',
  answering: 'Your agent is answering...',
  /** Filter by the day on which conversations began. */
  when: {
    any: 'Any time',
    today: 'Today',
    week: 'Last 7 days',
    month: 'Last 30 days',
    between: 'Custom range',
  },
  deleted: {
    title: 'Conversation deleted',
    description: 'Its messages were deleted. Your corrections are kept.',
  },
  deleteFailed: { title: 'Error', description: 'Failed to delete the conversation.' },
} as const
