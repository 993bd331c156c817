import type { ImportReport } from './agent-files.ts'

/** An agent as a file. */
export const portabilityTexts = {
  exportTitle: 'Agent as a file',
  exportHelp:
    'Settings, knowledge with its original files, curated answers and the picture in one ZIP file, to keep or to import on any server. No conversations, no keys, no webhooks.',
  export: 'Export agent',
  import: 'Import agent',
  importHelp: 'Makes a new agent from a file that was exported here or on another server.',
  orImport: 'Have you exported an agent before?',
  choose: 'Choose a file',
  fileLabel: 'File of an agent',
  noZip: (ending: string) => `Choose the ZIP file that an export has given you. Its name ends in ${ending}.`,
  tooLarge: 'This file is larger than 1 GB.',
  importFailed: 'Nothing was imported.',
  sending: (share: number) =>
    share < 1 ? `Sending the file: ${Math.round(share * 100)} %` : 'Checking the file',
  reading: ({ done, total }: { readonly done: number; readonly total: number }) =>
    `Reading the knowledge: ${done} of ${total}. You can close this.`,
  completed: 'Agent imported',
  completedHelp: 'This is what was imported from the file.',
  taken: (report: ImportReport) => {
    const parts = [
      counted(report.texts, 'text'),
      counted(report.files, 'file'),
      counted(report.pages, 'page of websites', 'pages of websites'),
      counted(report.curatedAnswers, 'curated answer'),
      report.hasPicture ? 'the picture' : null,
    ].filter((part) => part !== null)
    return `Taken: ${['the settings', ...parts].join(', ')}.`
  },
  isTraining: 'Its training has begun.',
  nothingToTrain: 'It knows nothing yet.',
  leftOut: 'Left out',
  notes: 'Good to know',
  openAgent: 'Open agent',
} as const

function counted(count: number, one: string, more = `${one}s`): string | null {
  return count === 0 ? null : `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`
}

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
