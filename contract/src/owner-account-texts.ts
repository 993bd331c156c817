export const accountTexts = {
  displayName: 'Name visitors see',
  displayNameHelp:
    'Optional. Shown when you answer a visitor yourself, and to people you invite. Without it they see your username.',
  updated: { title: 'Profile updated', description: 'Your changes have been saved.' },
  updateFailed: { title: 'Error', description: 'Failed to update your profile.' },
  passwordChanged: {
    title: 'Password changed',
    description: 'Every other device has been signed out.',
  },
  passwordFailed: { title: 'Error', description: 'Failed to change your password.' },
  everywhere: {
    title: 'Sign out everywhere?',
    text: 'Every browser that is signed in to your account has to sign in again, this one too.',
    action: 'Sign out everywhere',
  },
  signedOutEverywhere: {
    title: 'Signed out everywhere',
    description: 'Every session of your account has ended.',
  },
  signOutFailed: { title: 'Error', description: 'Failed to sign out everywhere.' },
  sessionsFailed: "Your sessions couldn't be loaded.",
  sessionEnded: { title: 'Session ended', description: 'That browser has to sign in again.' },
  endSessionFailed: { title: 'Error', description: 'Failed to end the session.' },
  unknownDevice: 'Unknown device',
  securityLogFailed: "The security log couldn't be loaded.",
  securityLogEmpty: 'Nothing has happened yet. Sign-ins and changes of your account will be listed here.',
  byOperator: 'By the person who runs this server',
  twoStepFailed: { title: 'Error', description: 'Failed to change two-step sign-in. Please try again.' },
  twoStepLoadFailed: "Two-step sign-in couldn't be loaded.",
  twoStepOn: { title: 'Two-step sign-in is on', description: 'You are asked for a code when you sign in.' },
  twoStepOff: { title: 'Two-step sign-in is off', description: 'Your password alone signs you in.' },
  twoStepWhat:
    "A code from an app on your phone, on top of your password: somebody who learns your password can't get in without it.",
  twoStepScan: 'Scan this with an authenticator app, then enter the code that it shows.',
  twoStepType: 'Or type this key into the app:',
  recoveryCodesKeep:
    'Each of these signs you in once when your phone is not at hand. Keep them where you can find them without it: they are shown only once.',
  deleted: { title: 'Account deleted', description: 'Your account and everything in it are gone.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete your account.' },
} as const
