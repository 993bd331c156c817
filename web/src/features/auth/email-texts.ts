/** Texts on the Profile page about the email address. Free of dependencies. */
export const emailTexts = {
  sent: { title: 'Confirm your address', description: 'Open the link we sent to it.' },
  waits: (email: string) =>
    `We sent a link to ${email}. Your account keeps its current address until you open it.`,
  kept: { title: 'Address unchanged', description: 'The link no longer works.' },
  unconfirmed: (email: string) =>
    `Please confirm that ${email} is yours: open the link in the email we sent you. Check your spam folder too.`,
  confirmFirst: 'Confirm your email address first, so no one else can lock you out.',
  confirmHere: 'Confirm your address',
  sendAgain: 'Resend link',
  sentAgain: (email: string) => ({
    title: 'Link sent',
    description: `Check the inbox of ${email} in a few minutes.`,
  }),
  sendFailed: { title: 'Error', description: 'Failed to send the link.' },
} as const
