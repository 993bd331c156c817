import { z } from 'zod'
import { presentPassword, registrationModes, twoStepCode } from '../auth/account.ts'
import { defineRoute } from '../base/route.ts'
import { messageResponse } from '../base/values.ts'
import { setupSchema } from './setup.ts'

/** TLS from the first byte, TLS after STARTTLS, or none, which is for relays in the same network. */
export const mailEncryptions = ['tls', 'starttls', 'none'] as const
export type MailEncryption = (typeof mailEncryptions)[number]

export const mailPorts: Readonly<Record<MailEncryption, number>> = { tls: 465, starttls: 587, none: 25 }

/** `agents@example.com`, or with a name before it: `ParleyKit <agents@example.com>`. */
export const mailSender = /^(?:[^<>\r\n"@,;:]{1,100}<[^\s<>@,;:]+@[^\s<>@,;:]+>|[^\s<>@,;:]+@[^\s<>@,;:]+)$/

/** A host's name or address, without a port. Only IPv6 addresses have colons. */
const isHost = (host: string) =>
  /^[a-z0-9]([a-z0-9._-]*[a-z0-9.])?$/i.test(host) || z.ipv6().safeParse(host).success

export const serverSettingTexts = {
  hostRequired: 'Enter the host of the mail server',
  hostInvalid: 'Enter only the host, such as mail.example.com',
  portInvalid: 'Enter a number from 1 to 65535',
  senderInvalid: 'Enter an email address, or a name and <address>',
  loginInClear: 'A password is only sent with TLS or STARTTLS',
  passwordRequired: 'Enter the password of the mail server',
  mailSetByServer: 'SMTP_URL is set on the server. Remove it there to change the mail server here.',
  registrationSetByServer: 'REGISTRATION is set on the server. Remove it there to choose here.',
  noMailServer: 'There is no mail server to test',
}

export const mailSettingsSchema = z.object({
  /** Null if no email is sent, or if emails are written to files. */
  server: z
    .object({
      host: z.string(),
      port: z.number().int(),
      encryption: z.enum(mailEncryptions),
      user: z.string().nullable(),
      /** The last characters of a long password. Null if there is none; empty if it is too short to show any. */
      passwordEnding: z.string().nullable(),
      /** Whether the password was sealed by another installation and must be entered again. */
      needsPassword: z.boolean(),
      from: z.string(),
    })
    .nullable(),
  /** By the environment, which wins. */
  isSetByServer: z.boolean(),
  /** Where links in emails lead. */
  linksLeadTo: z.string(),
  /** False if PUBLIC_URL isn't set and `linksLeadTo` is a guess. */
  hasPublicUrl: z.boolean(),
})
export type MailSettings = z.infer<typeof mailSettingsSchema>

export const getMailServer = defineRoute({
  method: 'GET',
  path: '/api/setup/mail-server',
  summary: 'Get the mail server of this installation. Operator only; returns 404 for other accounts.',
  access: 'account',
  response: mailSettingsSchema,
  errors: ['not_found'],
})

export const mailServerInput = z.object({
  host: z
    .string(serverSettingTexts.hostRequired)
    .trim()
    .min(1, serverSettingTexts.hostRequired)
    .max(253, serverSettingTexts.hostInvalid)
    .refine(isHost, serverSettingTexts.hostInvalid),
  port: z
    .number(serverSettingTexts.portInvalid)
    .int(serverSettingTexts.portInvalid)
    .min(1, serverSettingTexts.portInvalid)
    .max(65_535, serverSettingTexts.portInvalid),
  encryption: z.enum(mailEncryptions),
  /** Omitted if the server needs no sign-in. */
  user: z.string().trim().min(1).max(254).optional(),
  /** Omitted to keep the stored one, if host and user stay the same. */
  password: z.string().min(1).max(1000).optional(),
  from: z
    .string(serverSettingTexts.senderInvalid)
    .trim()
    .max(254, serverSettingTexts.senderInvalid)
    .regex(mailSender, serverSettingTexts.senderInvalid),
  currentPassword: presentPassword,
  code: twoStepCode.optional(),
})
export type MailServerInput = z.infer<typeof mailServerInput>

const proofErrors = ['not_found', 'wrong_password', 'code_required', 'code_invalid'] as const

export const saveMailServer = defineRoute({
  method: 'PUT',
  path: '/api/setup/mail-server',
  summary:
    'Save the mail server after a test: it must accept an email to the operator. Nothing is saved if it refuses. Operator only; returns 404 for other accounts.',
  access: 'account',
  body: mailServerInput,
  response: mailSettingsSchema,
  errors: [...proofErrors, 'server_setting_refused'],
})

export const removeMailServer = defineRoute({
  method: 'POST',
  path: '/api/setup/mail-server/remove',
  summary: 'Remove the mail server: no email is sent anymore. Operator only; returns 404 for other accounts.',
  access: 'account',
  body: z.object({ password: presentPassword, code: twoStepCode.optional() }),
  response: mailSettingsSchema,
  errors: [...proofErrors],
})

export const sendTestEmail = defineRoute({
  method: 'POST',
  path: '/api/setup/mail-server/test',
  summary: 'Send an email to the operator by the mail server in use. Operator only; returns 404 for others.',
  access: 'account',
  response: messageResponse,
  errors: ['not_found', 'server_setting_refused'],
})

export const chooseRegistration = defineRoute({
  method: 'PUT',
  path: '/api/setup/registration',
  summary:
    'Choose who can register. Null: as it follows from who the installation is for. Operator only; returns 404 for other accounts.',
  access: 'account',
  body: z.object({ mode: z.enum(registrationModes).nullable() }),
  response: setupSchema,
  errors: ['not_found'],
})
