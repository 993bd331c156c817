/** What is said when a session has ended by itself. */
export const sessionOverTexts = {
  signInAgain: 'Your session has ended. Sign in again, and you go on where you were.',
  title: 'Your session has ended',
  help: 'Sign in again to go on. What you wrote is kept meanwhile, and is there again as soon as you have.',
  elsewhere: 'Sign in another way, in a new tab',
  giveUp: 'Leave without saving',
} as const
