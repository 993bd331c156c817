export const publishTexts = {
  copied: { title: 'Copied to clipboard', description: 'The code has been copied to your clipboard.' },
  copyFailed: {
    title: 'Not copied',
    description: 'Your browser refused. Select the text and copy it by hand.',
  },
} as const
