/** What the owner's screens say of passkeys. Free of dependencies. */
export const passkeyTexts = {
  action: 'Sign in with a passkey',
  waiting: 'Waiting for your passkey...',
  notUsed: 'No passkey was used. Try again, or sign in with your password.',
  failed: "Your browser couldn't use a passkey. Please try again, or sign in with your password.",
  what: 'Sign in with your finger, your face or the PIN of your device, without a password or a code. A passkey works only on this site, so nobody can trick you into giving it away.',
  listFailed: "Your passkeys couldn't be loaded.",
  noneHere:
    'Not offered here: browsers take passkeys only at a name with https, or at localhost. Whoever runs this server gives it one with PUBLIC_URL.',
  elsewhere: (origin: string) => `Passkeys work at ${origin} only. Open your profile there to add one.`,
  unsupported: 'This browser takes no passkeys. Another one on this device may.',
  added: { title: 'Passkey added', description: 'It signs you in from now on.' },
  addFailed: { title: 'Error', description: 'Failed to add a passkey. Please try again.' },
  notMade: 'No passkey was made. Continue to be asked again.',
  there: 'This device has a passkey of your account already. Choose another device, or keep that one.',
  renamed: { title: 'Passkey renamed' },
  renameFailed: { title: 'Error', description: 'Failed to rename the passkey. Please try again.' },
  removed: {
    title: 'Passkey removed',
    description: "It doesn't sign you in any more. You can delete it on your device too.",
  },
  removeFailed: { title: 'Error', description: 'Failed to remove the passkey. Please try again.' },
} as const
