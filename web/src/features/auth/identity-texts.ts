/** Texts in the owner's app about signing in with the operator's identity provider. Free of dependencies. */
export const identityTexts = {
  continueWith: (provider: string) => `Continue with ${provider}`,
  providerFailed: 'Failed to sign in. Please try again, or use your password.',
  signingIn: 'Signing in',
  askingProvider: 'One moment...',
  oneMoreStep: 'One more step',
  providerCodeIntro: 'Two-step sign-in is on for your account. Enter the code from your authenticator app.',
  linkTitle: 'You already have an account',
  linkIntro: (email: string, username: string) =>
    `The account ${username} uses ${email}. Enter its password once to link the two. After that, you can sign in either way.`,
  linkAction: 'Link and sign in',
  firstPasswordTitle: 'Set a password',
  firstPasswordIntro:
    "You can also use it to sign in and to confirm changes. You'll be signed out on other devices.",
  passwordLinkSent: (email: string) =>
    `Your sign-in service couldn't confirm your identity just now, so we sent a link to set a password to ${email} instead.`,
  resetUnlinks: (provider: string) => `You'll need to link ${provider} sign-ins again.`,
  identitiesTitle: 'Linked sign-ins',
  identitiesWhat: (provider: string | null) =>
    provider === null
      ? "This server doesn't currently use the identity provider for these sign-ins."
      : `Sign in with ${provider} instead of your password. Two-step sign-in still applies.`,
  identitiesFailed: "Your linked sign-ins couldn't be loaded.",
  linkIdentity: (provider: string) => `Link ${provider}`,
  linkIdentityWhat: (provider: string) => `You'll sign in at ${provider} and then come back here.`,
  unlinkIdentity: 'Unlink this sign-in?',
  unlinkIdentityWhat: "You won't be able to sign in with it anymore. Your password still works.",
  identityLinked: { title: 'Sign-in linked', description: 'You can now use it to sign in.' },
  identityUnlinked: { title: 'Sign-in unlinked', description: 'You can no longer sign in with it.' },
  identityFailed: { title: 'Error', description: 'Failed to change your linked sign-ins. Please try again.' },
  passwordMissing: (provider: string) =>
    `This requires a password, and your account doesn't have one yet. Sign in with ${provider} again, then set one.`,
  passwordByLink: "This requires a password, and your account doesn't have one yet.",
  firstPasswordSet: { title: 'Password set', description: 'All other devices were signed out.' },
  firstPasswordFailed: { title: 'Error', description: 'Failed to start. Please try again.' },
} as const
