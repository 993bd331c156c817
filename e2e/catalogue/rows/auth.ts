import { accountTexts, validationTexts } from '@parleykit/contract/auth/texts'
import { authTexts } from '../../../web/src/features/auth/auth-texts.ts'
import type { Rows } from '../row.ts'

/** Sign-in, registration and the end of a session. */
export const authRows = {
  'auth.tab-login': { promised: 'Login' },
  'auth.tab-register': { promised: 'Register' },
  'auth.feature-builder': { promised: 'No-code agent builder' },
  'auth.feature-knowledge': { promised: 'Knowledge base integration' },
  'auth.feature-analytics': { promised: 'Real-time analytics' },
  'auth.username-or-email': { promised: 'Username or Email', kept: authTexts.usernameOrEmail },
  'auth.logging-in': { promised: 'Logging in...', kept: authTexts.loggingIn },
  'auth.registering': { promised: 'Registering...', kept: authTexts.registering },
  'auth.password-help': {
    promised: 'Password must be at least 6 characters long.',
    kept: authTexts.passwordHelp,
  },
  'auth.login-failed': { promised: 'Login failed', kept: authTexts.loginFailed },
  'auth.registration-failed': { promised: 'Registration failed', kept: authTexts.registrationFailed },
  'auth.logout-failed': { promised: 'Logout failed', kept: authTexts.logoutFailed },
  'auth.error-with-body': { promised: `401: ${accountTexts.wrongCredentials}` },
  'auth.error-without-body': { promised: '502: Bad Gateway' },
  'auth.logged-in': { promised: ['Login successful', 'Welcome back!'], kept: authTexts.loggedIn },
  'auth.registered': {
    promised: ['Registration successful', 'Your account has been created.'],
    kept: authTexts.registered,
  },
  'auth.logged-out': {
    promised: ['Logged out', 'You have been logged out successfully.'],
    kept: authTexts.loggedOut,
  },
  'auth.outside-provider': {
    promised: 'useAuth must be used within an AuthProvider',
    kept: authTexts.outsideProvider,
    readBy: 'web/src/features/auth/auth-context.test.tsx',
  },
  'auth.username-required': { promised: 'Username is required', kept: validationTexts.usernameRequired },
  'auth.password-required': { promised: 'Password is required', kept: validationTexts.passwordRequired },
  'auth.username-too-short': {
    promised: 'Username must be at least 3 characters',
    kept: validationTexts.usernameTooShort,
  },
  'auth.username-too-long': {
    promised: 'Username cannot exceed 50 characters',
    kept: validationTexts.usernameTooLong,
  },
  'auth.email-invalid': {
    promised: 'Please enter a valid email address',
    kept: validationTexts.emailInvalid,
  },
  'auth.password-too-short': {
    promised: 'Password must be at least 6 characters',
    kept: validationTexts.passwordTooShort,
  },
  'auth.password-too-long': {
    promised: 'Password cannot exceed 100 characters',
    kept: validationTexts.passwordTooLong,
  },
} satisfies Rows
