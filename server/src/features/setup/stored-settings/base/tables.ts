import type { RegistrationMode } from '@parleykit/contract/auth/account'
import type { Notice } from '@parleykit/contract/setup/notice'
import type { MailEncryption } from '@parleykit/contract/setup/server-settings'
import { instant } from '../../../../platform/database/index.ts'
import { jsonb, pgTable, text } from '../../../../platform/database/pg-core.ts'

/** The mail server that the operator set. */
export interface StoredMailServer {
  readonly host: string
  readonly port: number
  readonly encryption: MailEncryption
  readonly user: string | null
  /** Sealed. Null if the server needs none. */
  readonly password: string | null
  readonly passwordEnding: string | null
  readonly from: string
}

/** The Stripe account that the operator connected. Both secrets are sealed. */
export interface StoredStripe {
  readonly secretKey: string
  readonly secretKeyEnding: string
  readonly webhookSecret: string
  /** Whether real cards are charged. */
  readonly isLive: boolean
}

/** What the operator set on the dashboard instead of in the environment, by its name. */
export interface StoredSettings {
  readonly mail: StoredMailServer
  readonly registration: { readonly mode: RegistrationMode }
  readonly stripe: StoredStripe
  readonly notice: Notice
}

export type SettingName = keyof StoredSettings

/** One row for each setting that is set. */
export const serverSettings = pgTable('server_settings', {
  name: text().$type<SettingName>().primaryKey(),
  value: jsonb().$type<StoredSettings[SettingName]>().notNull(),
  changedAt: instant().notNull(),
})

/** Messages that a setting has changed. */
export function settingTopic(name: SettingName): string {
  return `setting ${name}`
}
