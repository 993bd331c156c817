export const publishTexts = {
  copied: { title: 'Copied to clipboard', description: 'The code has been copied to your clipboard.' },
  copyFailed: {
    title: "Couldn't copy",
    description: 'Your browser blocked copying. Select the text and copy it manually.',
  },
} as const
