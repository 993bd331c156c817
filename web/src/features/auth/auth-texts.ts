import { passwordLength } from '@parleykit/contract/auth/limits'

export const authTexts = {
  usernameOrEmail: 'Username or Email',
  loggingIn: 'Logging in...',
  registering: 'Registering...',
  passwordHelp: `Password must be at least ${passwordLength.min} characters long.`,
  invitedHelp: 'Your invitation is for this address, so you need to register with it.',
  invitedByMail: (email: string) =>
    `This link only works for an account that has confirmed ${email}. To register, open the link in the invitation email.`,
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  logoutFailed: 'Logout failed',
  loggedIn: { title: 'Login successful', description: 'Welcome back!' },
  registered: { title: 'Registration successful', description: 'Your account has been created.' },
  loggedOut: { title: 'Logged out', description: 'You have been logged out successfully.' },
  codeLabel: 'Code',
  codeHelp: 'From your authenticator app, or one of your recovery codes.',
  codeIntro: 'Your password is correct. Now enter the code from your authenticator app.',
  forgotPassword: 'Forgot password?',
  resetIntro: "Enter your username or email address, and we'll email you a link to set a new password.",
  resetNext: 'The link is valid for one hour. Check your spam folder too.',
  resetByOperator: "This server doesn't send email. Ask your server administrator for a password reset link.",
  resetRequestFailed: 'Failed to send a link. Please try again.',
  resetEndsSessions: 'You will be signed out on all devices.',
  resetFailed: 'Failed to set the password. Please try again.',
  signInLinkHint:
    'Is your password correct? After too many failed attempts, even by someone else, you need an emailed link to sign in from a new browser.',
  signInLink: 'Get a sign-in link',
  signInLinkIntro:
    "Enter your username or email address, and we'll email you a link. It lets you sign in from this browser, even if someone else keeps guessing your password.",
  signInLinkOpens: 'Click to allow this browser to sign in to your account. You still need your password.',
  signInLinkOpened: (username: string) => ({
    title: 'You can sign in now',
    description: `Enter the password of ${username}.`,
  }),
  signInLinkFailed: 'Failed to open the link. Please try again.',
  linkIncomplete: 'This link is incomplete. Open it again from the email, or request a new one.',
  passwordReset: { title: 'Password changed', description: 'Sign in with your new password.' },
  confirmIntro: 'Click to confirm that this email address is yours.',
  confirmFailed: 'Failed to confirm the address. Please try again.',
  emailConfirmed: (email: string) => `${email} is confirmed as your account's email address.`,
  outsideProvider: 'useAuth must be used within an AuthProvider',
} as const
