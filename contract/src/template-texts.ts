/** What an agent of a kind of business begins with. */
export const templateTexts = {
  label: 'Start from',
  none: 'An empty agent',
  preview: (title: string) => `What ${title} begins with`,
  starters: 'Visitors are offered:',
  drafts: 'Texts to fill in',
  draftsHelp:
    'Your template proposes these. Nothing of them reaches visitors before you have filled it in and added it.',
  finishFirst: 'Add the text below first, or clear it.',
  places: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  fillIn: 'Fill in',
  added: 'Added',
  /** Places have commas of their own; one that comes again is named once. */
  named: (places: readonly string[]) => [...new Set(places)].join('; '),
  stillOpen: (places: string) => `Still to fill in: ${places}.`,
  leaveOut: 'Leave out the lines that are not filled in',
} as const
