import * as contract from '@parleykit/contract/setup/managed-accounts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { bindAccountRoute, type CallerContext, callerOf, type Owner } from '../../auth/index.ts'
import { requireOperator } from '../../setup/operator/index.ts'
import { createAccountResetLink } from './create-account-reset-link.ts'
import { grantAccountPlan } from './grant-account-plan.ts'
import { inviteAccount } from './invite-account.ts'
import { listManagedAccounts } from './list-managed-accounts.ts'
import { setAccountState } from './set-account-state.ts'
import { turnOffAccountTwoStep } from './turn-off-account-two-step.ts'

/** For the operator alone. Everyone else gets `not_found`. */
export function administrationRoutes(app: FastifyInstance, platform: Platform): void {
  const asOperator = async (owner: Owner, request: FastifyRequest): Promise<CallerContext> => {
    await requireOperator({ platform, owner, hostname: request.hostname })
    return { platform, owner, caller: callerOf(request) }
  }
  bindAccountRoute(app, platform, contract.listManagedAccounts, async ({ owner, query }, request) => {
    await asOperator(owner, request)
    const accounts = await listManagedAccounts({ database: platform.database, owner }, query)
    const next = accounts.length < contract.accountPageSize ? null : (accounts.at(-1)?.id ?? null)
    return { accounts, next, sendsMail: platform.mail.isOn }
  })
  bindAccountRoute(app, platform, contract.grantAccountPlan, async ({ owner, params, body }, request) => {
    const { plan, ...proof } = body
    return grantAccountPlan(await asOperator(owner, request), { accountId: params.id, proof, plan })
  })
  bindAccountRoute(app, platform, contract.setAccountState, async ({ owner, params, body }, request) => {
    const { isDisabled, ...proof } = body
    return setAccountState(await asOperator(owner, request), { accountId: params.id, proof, isDisabled })
  })
  bindAccountRoute(
    app,
    platform,
    contract.createAccountResetLink,
    async ({ owner, params, body }, request) => {
      const { sendsMail, ...proof } = body
      const ctx = await asOperator(owner, request)
      return createAccountResetLink(ctx, { accountId: params.id, proof, sendsMail })
    },
  )
  bindAccountRoute(app, platform, contract.turnOffAccountTwoStep, async ({ owner, params, body }, request) =>
    turnOffAccountTwoStep(await asOperator(owner, request), { accountId: params.id, proof: body }),
  )
  bindAccountRoute(app, platform, contract.inviteAccount, async ({ owner, body }, request) => {
    const { email = null, sendsMail } = body
    return inviteAccount(await asOperator(owner, request), { email, sendsMail })
  })
}
