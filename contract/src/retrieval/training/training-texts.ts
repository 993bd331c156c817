export const trainingTexts = {
  control: 'Training',
  addKnowledge: 'Add Knowledge to train your Agent',
  train: 'Train Agent',
  trained: 'Your Agent is trained on all your data',
  training: 'Training...',
  stillLearning: 'Trained, and still learning',
  whyStillLearning:
    "An AI model hasn't read all of this agent's knowledge yet. Your agent answers now, and better once it has.",
  initiated: { title: 'Training Initiated', description: 'Your agent is reading its knowledge.' },
  succeeded: { title: 'Training Successful!', description: 'Your agent now answers from all its knowledge.' },
  rolledBack: (version: number) => ({
    title: 'Rolled back',
    description: `Your agent now answers from training ${version}.`,
  }),
  rollBackFailed: { title: 'Error', description: 'Failed to roll back. Please try again.' },
  noHistory: "No trainings yet. They'll be listed here so you can roll back.",
  historyFailed: "The training history couldn't be loaded.",
  failedTitle: 'Training Failed',
  startFailed: 'Failed to train agent',
  failed: 'An error occurred during training.',
  failedUnexpectedly: 'An unexpected error occurred during training.',
} as const
