import type { ImportReport } from '@parleykit/contract/portability/agent-files'

/** Texts about exporting and importing agents. */
export const portabilityTexts = {
  import: 'Import agent',
  importHelp: 'Create an agent from a file exported here or on another server.',
  orImport: 'Have an exported agent?',
  choose: 'Choose a file',
  fileLabel: 'Agent file',
  noZip: (ending: string) => `Choose the ZIP file of an exported agent. Its name ends in ${ending}.`,
  tooLarge: 'This file is larger than 1 GB.',
  importFailed: 'Nothing was imported.',
  sending: (share: number) => (share < 1 ? `Uploading: ${Math.round(share * 100)}%` : 'Checking the file'),
  reading: ({ done, total }: { readonly done: number; readonly total: number }) =>
    `Reading knowledge: ${done} of ${total}. You can close this.`,
  completed: 'Agent imported',
  completedHelp: "Here's what was imported.",
  taken: (report: ImportReport) => {
    const parts = [
      counted(report.texts, 'text'),
      counted(report.files, 'file'),
      counted(report.pages, 'web page', 'web pages'),
      counted(report.curatedAnswers, 'answer in Q&A', 'answers in Q&A'),
      report.hasPicture ? 'the profile image' : null,
    ].filter((part) => part !== null)
    return `Imported: ${['the settings', ...parts].join(', ')}.`
  },
  isTraining: 'Training has started.',
  nothingToTrain: 'It has no knowledge yet.',
  leftOut: 'Not imported',
  notes: 'Good to know',
  openAgent: 'Open agent',
} as const

function counted(count: number, one: string, more = `${one}s`): string | null {
  return count === 0 ? null : `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`
}
