import { displayNameMax, passkeyNameMax, passkeysMax, passwordLength, usernameLength } from './limits.ts'

export const validationTexts = {
  usernameRequired: 'Username is required',
  passwordRequired: 'Password is required',
  usernameTooShort: `Username must be at least ${usernameLength.min} characters`,
  usernameTooLong: `Username cannot exceed ${usernameLength.max} characters`,
  usernameWithAt: 'Username cannot contain @',
  usernameWithAddress: 'Username cannot contain a web address',
  usernameUnprintable: 'Username cannot contain invisible characters',
  usernameMarks: 'Username cannot contain accents without letters',
  usernameWithDash: 'Username cannot begin with -',
  usernameMixed: 'Username cannot mix letters from different scripts, such as Latin and Cyrillic',
  usernameReserved: 'This username is reserved. Please choose another one',
  displayNameTooLong: `Name cannot exceed ${displayNameMax} characters`,
  displayNameWithAt: 'Name cannot contain @',
  displayNameWithAddress: 'Name cannot contain a web address',
  displayNameUnprintable: 'Name cannot contain invisible characters',
  displayNameMarks: 'Name cannot contain accents without letters',
  displayNameMixed: 'Name cannot mix letters from different scripts, such as Latin and Cyrillic',
  displayNameReserved: 'This name is reserved. Please choose another one',
  emailInvalid: 'Please enter a valid email address',
  passwordTooShort: `Password must be at least ${passwordLength.min} characters`,
  passwordTooLong: `Password cannot exceed ${passwordLength.max} characters`,
  passwordGuessable:
    'This password is easy to guess. Use several words, or more characters without a pattern.',
  passkeyNameRequired: 'Name is required',
  passkeyNameTooLong: `Name cannot exceed ${passkeyNameMax} characters`,
} as const

export const accountTexts = {
  wrongCredentials: 'Incorrect username or password.',
  usernameTaken: 'This username is already taken.',
  emailTaken: 'An account with this email address already exists.',
  notSignedIn: "You're not signed in.",
  wrongPassword: 'Your current password is incorrect.',
  currentPasswordRequired: 'Enter your current password to change your email address',
  registrationClosed: 'Registration is closed. Ask your server administrator.',
  invitationRequired: 'You need an invitation to register. Ask your server administrator for a link.',
  invitationInvalid: 'This invitation was already used or has expired. Ask for a new one.',
  invitationOfAnother:
    'This invitation is for a different email address. Register with the address it was sent to.',
  disabled: 'This account is disabled. Contact your server administrator.',
  codeRequired: 'Enter the code from your authenticator app, or a recovery code.',
  codeInvalid: 'This code is incorrect or was already used. Wait for the next one.',
  twoStepIsOn: 'Two-step sign-in is already on.',
  twoStepIsOff: 'Two-step sign-in is off.',
  twoStepNotBegun: 'This setup has expired. Please start again.',
  passkeysUnavailable: 'Passkeys need a domain name with https, or localhost. This server has neither.',
  passkeyRefused:
    "This passkey isn't linked to an account here. Try again, or sign in with your username and password.",
  passkeyUnreadable: "This passkey couldn't be read. Please try again.",
  passkeyKnown: 'This passkey is already in use.',
  tooManyPasskeys: `An account can have up to ${passkeysMax} passkeys. Remove one first.`,
  linkInvalid: 'This link was already used or has expired. Request a new one.',
  resetRequested: "If that account exists, we've sent a link to its email address.",
  resetByOperator: "This server doesn't send email. Ask your server administrator for a password reset link.",
  passwordReset: 'Your password was changed. Sign in with the new one.',
  mailUnavailable: "This server doesn't send email.",
  emailUnconfirmed: 'Confirm your email address first: open the link in the email we sent you.',
  linkOfOtherAccount:
    "Sign in to the account this link is for, then open it again. If you didn't create an account with this address, use “Forgot password?” to claim it.",
  emailIsConfirmed: 'Your email address is already confirmed.',
  wrongUsername: "This isn't your username.",
  passwordMissing: "Your account doesn't have a password yet. Set one in Profile Settings first.",
  passwordIsSet: 'Your account already has a password. Change it in Profile Settings.',
} as const

/** Texts about signing in with the operator's identity provider; `name` is its name on the button. */
export const providerTexts = {
  none: "This server doesn't offer single sign-on. Use your password.",
  unreachable: (name: string) =>
    `${name} can't be reached right now. Try again in a moment, or sign in with your password.`,
  canceled: (name: string) =>
    `Signing in with ${name} was canceled. Try again, or sign in with your password.`,
  over: 'This sign-in took too long, was already used, or was started in another browser. Please start again.',
  clock: (name: string) =>
    `The clocks of this server and ${name} differ too much. Contact your server administrator.`,
  unproven: (name: string) =>
    `We couldn't verify your identity with ${name}. Try again; if it keeps failing, contact your server administrator.`,
  emailMissing: (name: string) =>
    `${name} didn't share your email address, which is required for an account. Contact your server administrator.`,
  emailUnverified: (name: string, email: string) =>
    `An account with ${email} already exists, and ${name} hasn't verified that it's yours. Sign in with your password and link ${name} in Profile Settings.`,
  linkPassword: 'Incorrect password for this account.',
  linkWithoutPassword: 'This account has no password. Use “Forgot password?” to set one, then start again.',
  ofAnother: (name: string) => `This ${name} sign-in is already linked to another account.`,
  otherUser: "You've signed out or switched accounts. Sign in and start again.",
  tooMany: "You've reached the maximum number of linked sign-ins. Unlink one first.",
  notAskedAgain: (name: string) =>
    `${name} didn't ask you to sign in again. Sign out there, then start again.`,
  askedUnknown: (name: string) =>
    `${name} couldn't confirm your identity just now, and this server doesn't send email. Ask your server administrator for a password reset link.`,
  ofOther: (name: string) => `This ${name} sign-in isn't linked to your account.`,
} as const
