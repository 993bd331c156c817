export const accountTexts = {
  displayName: 'Name visitors see',
  displayNameHelp:
    'Optional. Shown when you answer a visitor yourself, and to people you invite. Without it they see your username.',
  updated: { title: 'Profile updated', description: 'Your changes have been saved.' },
  updateFailed: { title: 'Error', description: 'Failed to update your profile.' },
  passwordChanged: {
    title: 'Password changed',
    description: 'All other devices were signed out.',
  },
  passwordFailed: { title: 'Error', description: 'Failed to change your password.' },
  everywhere: {
    title: 'Sign out everywhere?',
    text: "You'll be signed out on all devices, including this one.",
    action: 'Sign out everywhere',
  },
  signedOutEverywhere: {
    title: 'Signed out everywhere',
    description: "You've been signed out on all devices.",
  },
  signOutFailed: { title: 'Error', description: 'Failed to sign out everywhere.' },
  sessionsFailed: "Your sessions couldn't be loaded.",
  sessionEnded: { title: 'Session ended', description: 'That device has been signed out.' },
  endSessionFailed: { title: 'Error', description: 'Failed to end the session.' },
  unknownDevice: 'Unknown device',
  securityLogFailed: "The security log couldn't be loaded.",
  securityLogEmpty: 'No activity yet. Sign-ins and account changes will show up here.',
  byOperator: 'By the server administrator',
  twoStepFailed: { title: 'Error', description: 'Failed to change two-step sign-in. Please try again.' },
  twoStepLoadFailed: "Two-step sign-in couldn't be loaded.",
  twoStepOn: { title: 'Two-step sign-in is on', description: "You'll need a code to sign in." },
  twoStepOff: { title: 'Two-step sign-in is off', description: 'You sign in with just your password.' },
  twoStepWhat:
    "Require a code from an app on your phone in addition to your password. Someone who has your password still can't sign in without it.",
  twoStepScan: 'Scan this with an authenticator app, then enter the code it shows.',
  twoStepType: 'Or enter this key in the app:',
  recoveryCodesKeep:
    "Each code signs you in once if you don't have your phone. Save them somewhere safe: they're shown only once.",
  deleted: { title: 'Account deleted', description: 'Your account and all its data were deleted.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete your account.' },
} as const
