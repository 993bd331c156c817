export const trainingTexts = {
  control: 'Training',
  addKnowledge: 'Add Knowledge to train your Agent',
  train: 'Train Agent',
  trained: 'Your Agent is trained on all your data',
  training: 'Training...',
  initiated: { title: 'Training Initiated', description: 'Your agent is reading its knowledge.' },
  succeeded: { title: 'Training Successful!', description: 'Your agent answers from all of its knowledge.' },
  rolledBack: (version: number) => ({
    title: 'Rolled back',
    description: `Your agent answers from training ${version} now.`,
  }),
  rollBackFailed: { title: 'Error', description: 'Failed to roll back. Please try again.' },
  noHistory:
    'Nothing has been trained yet. Every training will be listed here, so that you can go back to it.',
  historyFailed: "The training history couldn't be loaded.",
  failedTitle: 'Training Failed',
  startFailed: 'Failed to train agent',
  failed: 'An error occurred during training.',
  failedUnexpectedly: 'An unexpected error occurred during training.',
} as const
