import type { MailEncryption, MailSettings } from '@parleykit/contract/setup/server-settings'

export const serverSettingsTitle = 'Server settings'

type MailServer = NonNullable<MailSettings['server']>

export const serverSettingsTexts = {
  intro: 'For the whole installation. What the environment sets wins.',
  link: 'Mail server and more, for the whole installation.',
  open: 'Open server settings',
  toStatus: 'Server status',
  toDashboard: 'Dashboard',
  failed: "The settings couldn't be loaded.",
  setByServer: 'set by the server',
  change: 'Change',
  remove: 'Remove',
  currentPassword: 'Your current password',
  currentPasswordHelp: 'Of your account here, to confirm that it is you.',
} as const

export const encryptionNames: Readonly<Record<MailEncryption, string>> = {
  tls: 'TLS',
  starttls: 'STARTTLS',
  none: 'None (relay in your network)',
}

export const mailTexts = {
  title: 'Email',
  text: 'Sends password resets, confirmations, invitations, and messages about visitors.',
  none: 'No email is sent. People ask you for reset links, and you copy invitations.',
  files: 'Emails are written to files in the data folder.',
  set: 'Set a mail server',
  dialogTitle: 'Mail server',
  dialogHelp: 'We send a test email to you. The mail server is saved if it accepts that.',
  server: 'Server',
  serverOf: ({ host, port, encryption }: MailServer) =>
    `${host}:${port} · ${encryption === 'none' ? 'no encryption' : encryptionNames[encryption]}`,
  login: 'Sign-in',
  loginOf: ({ user, passwordEnding }: MailServer) =>
    user === null ? 'none' : `${user}${passwordEnding ? ` · password ends in ${passwordEnding}` : ''}`,
  sender: 'Sender',
  setByServerHelp: 'SMTP_URL and MAIL_FROM are set on the server. To change them here, remove them there.',
  needsPassword: 'Password missing',
  needsPasswordHelp:
    'The password was encrypted by another installation. No email is sent until you enter it again.',
  linksGuessed: (place: string) =>
    `Links in emails lead to ${place}, which may not work for other people. Set PUBLIC_URL on the server to its public address.`,
  host: 'Host',
  hostHelp: 'Such as mail.example.com.',
  port: 'Port',
  encryption: 'Encryption',
  user: 'User (optional)',
  password: 'Password',
  optionalPassword: 'Password (optional)',
  keepsPassword: (ending: string | null) =>
    ending ? `Leave empty to keep the one that ends in ${ending}.` : 'Leave empty to keep the stored one.',
  passwordIsStored: 'Stored encrypted and never shown again.',
  senderHelp: 'Such as ParleyKit <agents@example.com>.',
  save: 'Test and save',
  testing: 'Sending...',
  saveFailed: "The mail server couldn't be saved.",
  test: 'Send a test email',
  sent: (address: string) => `We sent a message to ${address}.`,
  testFailed: { title: 'Error', description: "The test email couldn't be sent." },
  removeTitle: 'Remove the mail server?',
  removeText: 'No email is sent anymore, and its password is deleted.',
  removed: { title: 'Mail server removed' },
  removeFailed: { title: 'Error', description: "The mail server couldn't be removed." },
} as const
