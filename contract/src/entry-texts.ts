/** What is said where one entry of the knowledge is read and tried. */
export const entryTexts = {
  ask: 'Ask this entry',
  askHelp: 'Only this entry is searched. Nothing is kept, and it costs no credits.',
  askPlaceholder: 'What a visitor may ask',
  askUntrained: "Train your agent first: it hasn't read this entry yet.",
  askFailed: { title: 'Error', description: 'Failed to ask this entry. Please try again.' },
  readsText: 'The text that your agent reads',
  search: 'Search in the text',
  notInText: 'Nothing found',
  foundInText: (current: number, count: number) => `${current} of ${count}`,
  changeTitle: 'Edit text',
  changeHelp:
    'Your agent answers from what you save once you train it. Until then it answers from the former text.',
  changedMeanwhile: 'Someone else changed this text in the meantime. What you wrote is still here.',
  showSaved: 'Show the text that is saved now',
  takeSaved: 'Drop mine and take the saved text',
  saveMine: 'Save mine instead',
  goneMeanwhile:
    'Somebody else has deleted this text meanwhile. Copy what you wrote, and add it as a new text.',
} as const
