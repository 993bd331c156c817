/** What the screens say of rotated keys and private links. Free of dependencies. */
export const accessTexts = {
  keysRevoked: { title: 'Rotated keys revoked', description: 'Only the present key works now.' },
  keysRevocationFailed: {
    title: 'Error',
    description: 'Failed to revoke the rotated keys. Please try again.',
  },
  /** Of an agent that needs a key. */
  linkClosed:
    'This agent answers only who has its API key, so its own page is closed. Create a private link to let in whoever you give it to, or open the agent to everybody.',
  linkPrivate:
    'Whoever has this link, or its QR code, can chat with your agent. Its page is closed to everybody else.',
  linkMade: { title: 'Private link created', description: 'Only this link opens the page now.' },
  linkWithdrawn: { title: 'Private link withdrawn', description: 'It no longer works.' },
  linkFailed: { title: 'Error', description: 'Failed to change the link. Please try again.' },
} as const
