/** What an agent of a kind of business begins with. */
export const templateTexts = {
  label: 'Start from',
  none: 'Blank agent',
  preview: (title: string) => `What's in ${title}`,
  starters: 'Starter prompts:',
  drafts: 'Texts to complete',
  draftsHelp: "Suggested by your template. Visitors won't see these until you fill them in and add them.",
  finishFirst: 'Add the text below first, or clear it.',
  places: (count: number) => (count === 1 ? '1 blank' : `${count} blanks`),
  fillIn: 'Fill in',
  added: 'Added',
  /** Places have commas of their own; one that comes again is named once. */
  named: (places: readonly string[]) => [...new Set(places)].join('; '),
  stillOpen: (places: string) => `Still to fill in: ${places}.`,
  leaveOut: "Remove lines that aren't filled in",
} as const
