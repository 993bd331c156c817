import type { PaymentSettings } from '@parleykit/contract/setup/payment-settings'
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

export const registrationTexts = {
  text: 'Who can create an account on this server.',
  label: 'Who can register',
  help: 'The first account can always be created.',
  usual: (isTeam: boolean, mode: string) =>
    `As usual for ${isTeam ? 'a team' : 'customers'}: ${mode.slice(0, 1).toLowerCase()}${mode.slice(1)}`,
  setByServerHelp: 'REGISTRATION is set on the server. To choose here, remove it there.',
  saved: { title: 'Registration changed' },
  failed: { title: 'Error', description: "The choice couldn't be saved." },
} as const

export const paymentTexts = {
  title: 'Payments',
  text: 'How plans are sold on this server.',
  off: 'No plans are sold: everyone has the highest limits.',
  offStored: 'A Stripe account is connected. It takes payments once plans are sold.',
  changeAudience: 'Change who it is for',
  sandbox: 'Plans are sold by test payments: no card is charged, and anyone can get a paid plan for free.',
  plans: 'Plans',
  plansOf: {
    sandbox: 'Test payments',
    stripe: 'Payments by Stripe',
    off: 'No plans',
  } satisfies Record<PaymentSettings['provider'], string>,
  account: 'Stripe account',
  accountOf: ({ keyEnding, isLive }: NonNullable<PaymentSettings['account']>) =>
    `${isLive ? 'live mode' : 'test mode, no card is charged'}${keyEnding ? ` · key ends in ${keyEnding}` : ''}`,
  running: 'Running',
  runningOf: (count: number) => (count === 1 ? '1 subscription' : `${count} subscriptions`),
  webhook: 'Webhook',
  setByServerHelp: 'BILLING is set on the server. To connect Stripe here, remove it there.',
  needsKeys: 'Keys missing',
  needsKeysHelp:
    'The keys were encrypted by another installation. Nobody can pay until you enter them again.',
  connect: 'Connect Stripe',
  connected: 'Stripe is connected. Plans are sold by it from now on.',
  dialogTitle: 'Connect Stripe',
  dialogHelp: 'The key is tested: we create the prices of the plans and the webhook in your Stripe account.',
  ends: (count: number) =>
    count === 1
      ? 'One plan that was bought with a test payment ends.'
      : `${count} plans that were bought with test payments end.`,
  secretKey: 'Secret key',
  secretKeyHelp: 'Starts with sk_ or rk_. Stored encrypted and never shown again.',
  keyPage: 'Get a key from Stripe',
  webhookSecret: 'Signing secret of the webhook',
  optionalWebhookSecret: 'Signing secret of the webhook (optional)',
  webhookSecretHelp: 'Starts with whsec_. If empty, the webhook is created.',
  webhookSecretNeeded: 'PUBLIC_URL is not set, so create the webhook yourself, such as with stripe listen.',
  save: 'Test and connect',
  testing: 'Testing...',
  saveFailed: "Stripe couldn't be connected.",
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect Stripe?',
  disconnectText:
    'Plans are then sold by test payments again, and its keys are deleted here. Delete the webhook at Stripe.',
  disconnected: { title: 'Stripe disconnected' },
  disconnectFailed: { title: 'Error', description: "Stripe couldn't be disconnected." },
} as const

export const storageTexts = {
  title: 'Backups and storage',
  text: 'A backup holds everything, keys included. Keep a copy on another machine.',
  last: 'Last backup',
  none: 'none yet',
  next: 'Next',
  nextSoon: 'within minutes, once the server has been up for a while',
  nextNever: 'none: BACKUP_SCHEDULE is off',
  kept: 'Kept',
  keptOf: (count: number, size: string) => `${count === 1 ? '1 backup' : `${count} backups`}, ${size}`,
  folder: 'Folder',
  database: 'Database',
  databaseOf: (size: string, isEmbedded: boolean) =>
    `${size}, ${isEmbedded ? 'built in' : 'at DATABASE_URL'}`,
  files: 'Uploads',
  filesOf: (count: number, size: string, isInDatabase: boolean) =>
    `${count === 1 ? '1 file' : `${count} files`}, ${size}${isInDatabase ? ', in the database' : ', in the object store'}`,
  disk: 'Disk',
  diskOf: (free: string, total: string) => `${free} free of ${total}`,
  data: 'Data folder',
  now: 'Back up now',
  running: 'Backing up...',
  failed: 'The last backup failed',
  requestFailed: { title: 'Error', description: "The backup couldn't be started." },
} as const
