import type { ImportReport } from './agent-files.ts'

/** An agent as a file. */
export const portabilityTexts = {
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
