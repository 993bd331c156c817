export const analyticsTexts = {
  empty: 'Share your agent, and what visitors ask and when will show up here.',
  loadFailed: "The analytics couldn't be loaded.",
  noQuestions: 'Nobody asked anything in this time.',
  /** Before how long ago it was, beside lists of agents that are asked very much. */
  counted: 'Counted',
  countedHelp: 'This agent is asked so much that its questions are counted a few times an hour.',
  allAnswered: 'Every question in this time was answered.',
  /** In the place of the chart while it would be empty. */
  noThumbs:
    'No thumbs yet. Visitors can give each answer a thumb up or down in the chat, and each day shows here how many they gave.',
  unansweredHelp: 'Your agent refused these. What you answer here, it answers from now on.',
  doubtful: 'Answers to look at',
  doubtfulHelp: 'Thumbs down first, then the answers your agent was least sure of.',
  noDoubtful: 'No answer in this time got a thumb down, and your agent was sure of all of them.',
  correct: 'Correct it',
  openInActivity: 'Open in Activity',
  dismiss: 'Dismiss',
  putBack: 'Put back',
  undo: 'Undo',
  showDismissed: 'Show dismissed',
  showLeft: 'Back to the list',
  dismissedHelp: 'Dismissed: they stay off the list when they are asked again. Figures still count them.',
  noDismissed: 'Nothing of this time is dismissed.',
  dismissed: { title: 'Dismissed', description: 'It stays off this list when it is asked again.' },
  isBack: { title: 'Put back', description: 'It is on the list again.' },
  dismissFailed: { title: 'Error', description: "That didn't work. Please try again." },
  /** Of the slider that goes through a chart's days. */
  dayOf: (chart: string) => `${chart}: day`,
} as const
