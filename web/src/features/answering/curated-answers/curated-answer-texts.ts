export const curatedAnswerTexts = {
  corrected: {
    title: 'Answer corrected',
    description: 'Your agent will use your text for this question from now on.',
  },
  correctFailed: { title: 'Error', description: 'Failed to correct the answer. Your text is still here.' },
  otherWordings: 'Other ways to ask this',
  otherWordingsHelp: 'Optional, one per line. Each of them gets this answer too.',
  otherWordingsExample: 'How can I email you?',
  undone: { title: 'Correction undone', description: 'The original answer is back.' },
  undoFailed: { title: 'Error', description: 'Failed to undo the correction.' },
  listFailed: 'Failed to load curated answers',
  empty:
    'No curated answers yet. Correct an answer in Activity, or write one here. Your agent uses it word for word for the same or very similar questions.',
  forWordings: (count: number) =>
    count === 1 ? 'Also use it for the other wording' : `Also use it for the ${count} other wordings`,
  added: { title: 'Curated answer added', description: 'Your agent will use it from now on.' },
  saved: { title: 'Curated answer saved', description: 'Your agent will use the new text from now on.' },
  saveFailed: { title: 'Error', description: 'Failed to save the curated answer. Your text is still here.' },
  deleted: { title: 'Curated answer deleted', description: 'Your agent answers from its knowledge again.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete the curated answer.' },
} as const
