import { passwordLength } from './limits.ts'

export const authTexts = {
  usernameOrEmail: 'Username or Email',
  loggingIn: 'Logging in...',
  registering: 'Registering...',
  passwordHelp: `Password must be at least ${passwordLength.min} characters long.`,
  invitedHelp: 'Your invitation is for this address: only an account that has it can join.',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  logoutFailed: 'Logout failed',
  loggedIn: { title: 'Login successful', description: 'Welcome back!' },
  registered: { title: 'Registration successful', description: 'Your account has been created.' },
  loggedOut: { title: 'Logged out', description: 'You have been logged out successfully.' },
  codeLabel: 'Code',
  codeHelp: 'From your authenticator app, or one of your recovery codes.',
  codeIntro: 'Your password is right. One more step: enter the code that your authenticator app shows.',
  forgotPassword: 'Forgot password?',
  resetIntro: 'Enter your username or email address. You get a link that sets a new password.',
  resetNext: 'It works for one hour. Look into the spam folder too.',
  resetByOperator:
    'This server sends no mail. Ask the person who runs it for a link that sets a new password.',
  resetRequestFailed: 'Failed to send a link. Please try again.',
  resetEndsSessions: 'Every browser that is signed in to your account is signed out.',
  resetFailed: 'Failed to set the password. Please try again.',
  signInLinkHint:
    'Is your password right? After too many wrong guesses, also by others, a new browser needs a link by mail.',
  signInLink: 'Get a sign-in link',
  signInLinkIntro:
    'Enter your username or email address. You get a link by which this browser can sign in, however often others guess your password.',
  signInLinkOpens: 'One click lets this browser sign in to your account. Your password is still needed.',
  signInLinkOpened: (username: string) => ({
    title: 'You can sign in now',
    description: `Enter the password of ${username}.`,
  }),
  signInLinkFailed: 'Failed to open the link. Please try again.',
  linkIncomplete: 'The address of this page is incomplete. Open the link once more, or ask for a new one.',
  passwordReset: { title: 'Password changed', description: 'Sign in with the new one.' },
  confirmIntro: 'One click confirms that this address belongs to your account.',
  confirmFailed: 'Failed to confirm the address. Please try again.',
  emailConfirmed: (email: string) => `Confirmed: ${email} is the address of your account.`,
  outsideProvider: 'useAuth must be used within an AuthProvider',
} as const
