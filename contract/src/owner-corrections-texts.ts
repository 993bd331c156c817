export const correctionTexts = {
  corrected: {
    title: 'Answer corrected',
    description: 'The same question gets your text from now on.',
  },
  correctFailed: { title: 'Error', description: 'Failed to correct the answer. Your text is still here.' },
  undone: { title: 'Correction undone', description: 'The original answer is back.' },
  undoFailed: { title: 'Error', description: 'Failed to undo the correction.' },
  listFailed: 'Failed to load curated answers',
  empty:
    'No curated answers yet. Correct an answer in Activity, or write one here: the same or a very similar question gets it, word for word.',
  forWordings: (count: number) =>
    count === 1 ? 'Give it to its other wording, too' : `Give it to its ${count} other wordings, too`,
  added: { title: 'Curated answer added', description: 'Your agent gives it from now on.' },
  saved: { title: 'Curated answer saved', description: 'Your agent gives the new text from now on.' },
  saveFailed: { title: 'Error', description: 'Failed to save the curated answer. Your text is still here.' },
  deleted: { title: 'Curated answer deleted', description: 'Your agent answers from its knowledge again.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete the curated answer.' },
} as const
