/** What is asked before something that isn't saved is lost. */
export const unsavedTexts = {
  leaveTitle: 'Leave without saving?',
  leave: 'Leave',
  stay: 'Stay',
  lost: 'You have changes that are not saved. They are lost when you leave.',
  discardTitle: 'Discard what you wrote?',
  discardHelp: "It isn't saved yet.",
  discard: 'Discard',
  keepWriting: 'Keep writing',
} as const
