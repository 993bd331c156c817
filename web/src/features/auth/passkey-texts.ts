/** Texts about passkeys on the owner's screens. Free of dependencies. */
export const passkeyTexts = {
  action: 'Sign in with a passkey',
  waiting: 'Waiting for your passkey...',
  notUsed: 'No passkey was used. Try again, or sign in with your password.',
  failed: "Your browser couldn't use a passkey. Please try again, or sign in with your password.",
  what: 'Sign in with your fingerprint, face or device PIN instead of a password or code. A passkey only works on this site, so no one can trick you into giving it away.',
  listFailed: "Your passkeys couldn't be loaded.",
  noneHere:
    "Passkeys aren't available here: they require https with a domain name, or localhost. Your server administrator can set one with PUBLIC_URL.",
  elsewhere: (origin: string) => `Passkeys only work at ${origin}. Open your profile there to add one.`,
  unsupported: "This browser doesn't support passkeys. Try another browser on this device.",
  added: { title: 'Passkey added', description: 'You can now use it to sign in.' },
  addFailed: { title: 'Error', description: 'Failed to add a passkey. Please try again.' },
  notMade: 'No passkey was created. Click Continue to try again.',
  there: 'This device already has a passkey for your account. Keep it, or choose another device.',
  renamed: { title: 'Passkey renamed' },
  renameFailed: { title: 'Error', description: 'Failed to rename the passkey. Please try again.' },
  removed: {
    title: 'Passkey removed',
    description: 'You can no longer sign in with it. You can delete it from your device too.',
  },
  removeFailed: { title: 'Error', description: 'Failed to remove the passkey. Please try again.' },
} as const
