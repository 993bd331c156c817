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
  succeededPartly: (unreadable: number) => ({
    title: 'Training Successful!',
    description:
      unreadable === 1
        ? "One entry couldn't be trained. The Knowledge tab says why."
        : `${unreadable} entries couldn't be trained. The Knowledge tab says why.`,
  }),
  trainsItself: 'Train when something changes',
  trainsItselfHelp: 'Training starts a minute after your last change. Saved checks are asked first.',
  trainsItselfFirst: 'Starts after your first training.',
  startsIn: (seconds: number) => `Training starts by itself in ${seconds} s`,
  startsSoon: 'Training starts by itself in a moment',
  seeChecks: 'See the checks',
  heldBack: 'Checks keep back this training.',
  switchFailed: { title: 'Error', description: "The setting couldn't be saved. Please try again." },
  tryAgain: 'Try again',
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
