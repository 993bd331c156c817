export const knowledgeTexts = {
  questions: 'Your agent answers from it:',
  questionsUntrained: 'Train your agent to see questions that it answers from it.',
  added: { title: 'Knowledge base added', description: 'The text is part of the knowledge now.' },
  addFailed: { title: 'Error', description: 'Failed to add knowledge base. Please try again.' },
  changed: { title: 'Text saved', description: 'Your agent answers from it once you train it.' },
  changeFailed: { title: 'Error', description: 'Failed to save the text. What you wrote is still here.' },
  uploaded: 'File uploaded',
  uploadFailed: { title: 'Error', description: 'Failed to upload file. Please try again.' },
  deleted: { title: 'Knowledge base entry deleted', description: 'No answer can use it any more.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete knowledge base entry. Please try again.' },
  searchEntries: 'Search by name or first words',
  searchPages: 'Search by name or address',
  found: (found: number, all: number) =>
    `${found.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} found`,
  noneFound: 'Nothing found. The whole of a text is searched when you view it.',
  empty: 'Nothing here yet. Add a text or upload files for your agent to answer from.',
} as const
