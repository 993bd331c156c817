/** Texts of the page that shows one knowledge entry and lets owners try it. */
export const entryTexts = {
  ask: 'Ask this entry',
  askHelp: 'Searches only this entry. Nothing is stored, and no credits are used.',
  askPlaceholder: 'A question visitors might ask',
  askUntrained: "Train your agent first: it hasn't read this entry yet.",
  askFailed: { title: 'Error', description: 'Failed to ask this entry. Please try again.' },
  readsText: 'Text your agent reads',
  search: 'Search this text',
  notInText: 'Nothing found',
  foundInText: (current: number, count: number) => `${current} of ${count}`,
  changeTitle: 'Edit text',
  changeHelp:
    'Your agent uses the new text after the next training. Until then, it uses the previous version.',
  changedMeanwhile: 'Someone else changed this text in the meantime. Your version is still here.',
  showSaved: 'Show the saved version',
  takeSaved: 'Use the saved version',
  saveMine: 'Save my version',
  goneMeanwhile:
    'Someone else deleted this text in the meantime. Copy your version and add it as a new text.',
} as const
