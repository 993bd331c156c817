import type { Config } from '../../../config/config.ts'
import type { MailConfig } from '../../../config/mail-config.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/index.ts'
import { openSigning } from '../../../platform/signing/index.ts'
import { findSetting } from '../stored-settings/index.ts'
import { openMailPassword, toMailConfig } from './base/open-stored-server.ts'

interface Outside {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
}

/** The mail server for a command beside the server: the environment's, else the one that the operator set. */
export async function findMailConfig({ config, database, clock }: Outside): Promise<MailConfig | null> {
  if (config.mail) return config.mail
  const stored = await findSetting(database, 'mail')
  if (!stored) return null
  const password = await openMailPassword(await openSigning(database, clock), stored)
  return password === undefined ? null : toMailConfig(stored, password)
}
