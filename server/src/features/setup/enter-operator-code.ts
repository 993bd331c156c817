import { type Setup, setupTexts } from '@parleykit/contract/setup/setup'
import { DomainError, notFound } from '../../platform/domain-error/index.ts'
import { networkOf } from '../../platform/throttles/index.ts'
import { recordSecurityEvent, redeemOperatorCode } from '../auth/index.ts'
import { setGrantedTier } from '../billing/index.ts'
import type { SetupContext } from './base/setup-context.ts'
import { operatorCodeByAccount, operatorCodeByAddress } from './base/throttle-rules.ts'
import { getSetup } from './get-setup.ts'
import { getOperatorAccess } from './operator/index.ts'

/**
 * Makes the account the operator, with the admin plan, by the code that the start printed. Throws `code_invalid` if
 * it is wrong, and `not_found` if the server has an operator.
 */
export async function enterOperatorCode(ctx: SetupContext, code: string): Promise<Setup> {
  const { platform, owner, caller } = ctx
  const { throttles } = platform
  await throttles.consume(operatorCodeByAccount, String(owner.id))
  await throttles.consume(operatorCodeByAddress, networkOf(caller.address))
  if ((await getOperatorAccess(ctx)).access !== 'code') throw notFound('Code')
  if (!(await redeemOperatorCode(platform, code))) {
    await recordSecurityEvent(platform, { name: 'operator_code_failed', userId: owner.id, caller })
    throw new DomainError('code_invalid', setupTexts.codeWrong)
  }
  await setGrantedTier(platform, {
    ...{ ownerId: owner.id, tier: 'admin', action: 'operator_appointed', actor: owner, caller },
  })
  await recordSecurityEvent(platform, { name: 'operator_code_used', userId: owner.id, caller })
  return getSetup(ctx)
}
