/** What Profile says of an account's email address. Free of dependencies. */
export const emailTexts = {
  sent: { title: 'Confirm your address', description: 'Open the link that was sent to it.' },
  waits: (email: string) =>
    `A link was sent to ${email}. Your account keeps its current address until you open it.`,
  kept: { title: 'Address kept', description: 'The link no longer works.' },
  unconfirmed: (email: string) =>
    `Please confirm that ${email} is yours: open the link in the mail that was sent to it. Look into the spam folder too.`,
  confirmFirst: 'Confirm your email address first, so that nobody else can lock you out with it.',
  confirmHere: 'Confirm your address',
  sendAgain: 'Send the link again',
  sentAgain: (email: string) => ({
    title: 'Link on its way',
    description: `Look into the mails of ${email} in a few minutes.`,
  }),
  sendFailed: { title: 'Error', description: 'Failed to send the link.' },
} as const
