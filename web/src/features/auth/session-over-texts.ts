/** Texts shown when a session has expired. */
export const sessionOverTexts = {
  signInAgain: 'Your session has ended. Sign in again to continue where you left off.',
  title: 'Your session has ended',
  help: 'Sign in again to continue. Your text is kept until then.',
  elsewhere: 'Sign in another way in a new tab',
  giveUp: 'Leave without saving',
} as const
