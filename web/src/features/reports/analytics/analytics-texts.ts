export const analyticsTexts = {
  empty: 'Share your agent to see what visitors ask and when.',
  loadFailed: "Analytics couldn't be loaded.",
  noQuestions: 'No questions in this period.',
  /** Precedes the age of the data, next to lists of very busy agents. */
  counted: 'Updated',
  countedHelp: "This agent gets a lot of questions, so they're counted a few times an hour.",
  allAnswered: 'All questions in this period were answered.',
  /** Shown instead of an empty chart. */
  noThumbs: 'No ratings yet. Visitors can rate each answer in the chat with a thumbs up or down.',
  unansweredHelp: "Your agent couldn't answer these. Add an answer and it'll use it from now on.",
  doubtful: 'Answers to review',
  doubtfulHelp:
    'Thumbs down first, then the answers that double-checking corrected, then those your agent was least confident about.',
  corrected: 'Corrected by double-checking',
  noDoubtful: 'No thumbs down or low-confidence answers in this period.',
  correct: 'Correct',
  openInActivity: 'Open in Activity',
  dismiss: 'Dismiss',
  putBack: 'Restore',
  undo: 'Undo',
  showDismissed: 'Show dismissed',
  showLeft: 'Back to the list',
  dismissedHelp:
    "Dismissed questions stay off the list if they're asked again, but still count in analytics.",
  noDismissed: 'Nothing dismissed in this period.',
  dismissed: { title: 'Dismissed', description: "It'll stay off this list if it's asked again." },
  isBack: { title: 'Restored', description: "It's back on the list." },
  dismissFailed: { title: 'Error', description: "That didn't work. Please try again." },
} as const
