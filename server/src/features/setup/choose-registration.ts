import type { RegistrationMode } from '@parleykit/contract/auth/account'
import { serverSettingTexts } from '@parleykit/contract/setup/server-settings'
import type { Setup } from '@parleykit/contract/setup/setup'
import { DomainError } from '../../platform/domain-error/index.ts'
import { recordSecurityEvent } from '../auth/index.ts'
import { recordInstallationAudit } from '../workspaces/audit/index.ts'
import type { SetupContext } from './base/setup-context.ts'
import { getSetup } from './get-setup.ts'
import { lockChoices, rememberChoices } from './modes/index.ts'
import { requireOperator } from './operator/index.ts'
import { storeSetting } from './stored-settings/index.ts'

/** Chooses who can register, at the operator's request; null if it follows from who the installation is for. */
export async function chooseRegistration(ctx: SetupContext, mode: RegistrationMode | null): Promise<Setup> {
  const { platform, owner, caller } = ctx
  await requireOperator(ctx)
  if (platform.config.registration !== null)
    throw new DomainError('validation_failed', serverSettingTexts.registrationSetByServer)
  const entry = {
    action: 'setting_changed',
    details: { setting: 'registration', mode: mode ?? 'usual' },
  } as const
  await storeSetting(platform, 'registration', mode && { mode }, async (transaction) => {
    await lockChoices(transaction)
    await recordInstallationAudit({ platform, transaction, actor: owner, caller }, entry)
  })
  await rememberChoices(platform)
  const subject = mode ?? 'as it follows from the answer'
  await recordSecurityEvent(platform, { name: 'registration_chosen', userId: owner.id, caller, subject })
  return getSetup(ctx)
}
