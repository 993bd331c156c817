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
} as const
