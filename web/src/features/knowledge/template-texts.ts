/** Texts about agent templates for kinds of businesses. */
export const templateTexts = {
  label: 'Start from',
  none: 'Blank agent',
  preview: (title: string) => `What's in ${title}`,
  starters: 'Starter prompts:',
  drafts: 'Texts to complete',
  draftsHelp: "Suggested by your template. Visitors won't see these until you fill them in and add them.",
  finishFirst: 'To edit this as text, first add or clear the text that you were writing.',
  places: (count: number) => (count === 1 ? '1 blank' : `${count} blanks`),
  filled: (filled: number, count: number) => `Draft · ${filled} of ${count} blanks filled in`,
  formHelp: 'Fill in the boxes. The preview shows what your agent will know.',
  formPreview: 'Preview',
  nothingFilled: 'Nothing is filled in yet.',
  editAsText: 'Edit as text',
  keptAsDraft: {
    title: 'Saved as a draft',
    description: "Visitors won't see it until every blank is filled in.",
  },
  fillIn: 'Fill in',
  added: 'Added',
  /** Separated by semicolons, since places may contain commas. A repeated place is listed once. */
  named: (places: readonly string[]) => [...new Set(places)].join('; '),
  stillOpen: (places: string) => `Still to fill in: ${places}.`,
  leaveOut: "Remove lines that aren't filled in",
} as const
