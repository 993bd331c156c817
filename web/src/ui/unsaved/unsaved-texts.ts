/** The question before unsaved changes are discarded. */
export const unsavedTexts = {
  leaveTitle: 'Leave without saving?',
  leave: 'Leave',
  stay: 'Stay',
  lost: "You have unsaved changes. You'll lose them if you leave.",
  discardTitle: 'Discard your changes?',
  discardHelp: "They haven't been saved.",
  discard: 'Discard',
  keepWriting: 'Keep editing',
} as const
