export const conversationTexts = {
  listFailed: 'Failed to load conversations',
  messagesFailed: 'Failed to load messages',
  empty: 'No conversations yet. Share your agent, and what visitors ask will show up here.',
  noneMatch: 'No conversation matches what you are looking for.',
  showTests: 'Show your own tests',
  filter: 'Filter',
  correct: 'Correct',
  /** Before an answer below the first question of several, which it doesn't answer. */
  lastAnswer: 'Last answer:',
  answering: 'Your agent is answering...',
  /** The days that conversations began on. */
  when: {
    any: 'Any time',
    today: 'Today',
    week: 'Last 7 days',
    month: 'Last 30 days',
    between: 'From … to …',
  },
  deleted: { title: 'Conversation deleted', description: 'Its messages are gone. What you corrected stays.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete the conversation.' },
} as const
