/** Signing in with the operator's identity provider, as the owner's app words it. Free of dependencies. */
export const identityTexts = {
  continueWith: (provider: string) => `Continue with ${provider}`,
  providerFailed: 'Failed to sign in. Please try again, or use your password.',
  signingIn: 'Signing in',
  askingProvider: 'One moment...',
  oneMoreStep: 'One more step',
  providerCodeIntro: 'Your account has two-step sign-in. Enter the code that your authenticator app shows.',
  linkTitle: 'You have an account already',
  linkIntro: (email: string, username: string) =>
    `${username} has the address ${email}. Enter the password of that account once: from then on you sign in to it either way.`,
  linkAction: 'Link and sign in',
  firstPasswordTitle: 'Set a password',
  firstPasswordIntro: 'It signs you in too, and confirms what you change. Other devices are signed out.',
  passwordLinkSent: (email: string) =>
    `Your sign-in service doesn't say when it asked who you are. A link that sets a password is on its way to ${email} instead.`,
  resetUnlinks: (provider: string) => `Sign-ins of ${provider} have to be linked to it again.`,
  identitiesTitle: 'Linked sign-ins',
  identitiesWhat: (provider: string | null) =>
    provider === null
      ? 'The identity provider that these belong to is not in use on this server right now.'
      : `Sign in with ${provider} instead of your password. Two-step sign-in is asked for as well.`,
  identitiesFailed: "Your linked sign-ins couldn't be loaded.",
  linkIdentity: (provider: string) => `Link ${provider}`,
  linkIdentityWhat: (provider: string) => `You are sent to ${provider} to sign in, and come back here.`,
  unlinkIdentity: 'Unlink this sign-in?',
  unlinkIdentityWhat: 'It no longer opens your account. Your password does.',
  identityLinked: { title: 'Sign-in linked', description: 'It opens your account from now on.' },
  identityUnlinked: { title: 'Sign-in unlinked', description: 'It no longer opens your account.' },
  identityFailed: { title: 'Error', description: 'Failed to change your linked sign-ins. Please try again.' },
  passwordMissing: (provider: string) =>
    `Your account has no password yet, and this asks for one. Sign in with ${provider} once more, then set it.`,
  passwordByLink: 'Your account has no password yet, and this asks for one.',
  firstPasswordSet: { title: 'Password set', description: 'Every other device has been signed out.' },
  firstPasswordFailed: { title: 'Error', description: 'Failed to begin. Please try again.' },
} as const
