import * as contract from '@parleykit/contract/billing/billing'
import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../platform/domain-error/index.ts'
import { bindRoute } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { callerOf } from '../auth/index.ts'
import { getModes } from '../setup/modes/index.ts'
import { bindOwnerRoute } from '../workspaces/index.ts'
import type { PaymentProvider } from './base/payment-provider.ts'
import { paymentsByOwner } from './base/throttle-rules.ts'
import { cancelCheckout } from './cancel-checkout.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { changeSubscription } from './change-subscription.ts'
import { findLiveSubscription } from './find-live-subscription.ts'
import { getBillingOffer } from './get-billing-offer.ts'
import { getCheckout } from './get-checkout.ts'
import { getSubscription } from './get-subscription.ts'
import { openPaymentProvider } from './open-payment-provider.ts'
import { paySandboxCheckout } from './pay-sandbox-checkout.ts'
import { previewChange } from './preview-change.ts'
import { resumeSubscription } from './resume-subscription.ts'
import { startSubscription } from './start-subscription.ts'
import { webhookRoute } from './stripe/webhook-route.ts'

export function billingRoutes(app: FastifyInstance, platform: Platform): void {
  const requirePlans = () => {
    if (getModes(platform).billing === 'off') throw new DomainError('not_found', billingTexts.off)
  }
  const provider = async () => {
    requirePlans()
    const payments = await openPaymentProvider(platform)
    if (!payments) throw new DomainError('not_found', billingTexts.off)
    return payments
  }
  const counted = (owner: { readonly id: number }) =>
    platform.throttles.consume(paymentsByOwner, String(owner.id))

  webhookRoute(app, platform)
  bindRoute(app, contract.getBilling, () => getBillingOffer(platform))

  bindOwnerRoute(app, platform, contract.getOrCreateSubscription, async ({ owner, body }) => {
    const takesPayments = await provider()
    await counted(owner)
    return startSubscription({ platform, owner }, { provider: takesPayments, input: body })
  })
  bindOwnerRoute(app, platform, contract.getSubscription, async ({ owner }) => {
    requirePlans()
    return getSubscription(platform, owner)
  })
  bindOwnerRoute(app, platform, contract.previewChange, async ({ owner, body }) => {
    const takesPayments = await provider()
    await counted(owner)
    return previewChange({ platform, owner }, { provider: takesPayments, input: body })
  })
  bindOwnerRoute(app, platform, contract.changeSubscription, async ({ owner, actor, caller, body }) => {
    const takesPayments = await provider()
    await counted(owner)
    return {
      message: await changeSubscription(
        { platform, owner, actor, caller },
        { provider: takesPayments, input: body },
      ),
    }
  })
  bindOwnerRoute(app, platform, contract.cancelSubscription, async ({ owner, actor, caller }) => {
    const takesPayments = await provider()
    await counted(owner)
    return { message: await cancelSubscription({ platform, owner, actor, caller }, takesPayments) }
  })
  bindOwnerRoute(app, platform, contract.resumeSubscription, async ({ owner, actor, caller }) => {
    const takesPayments = await provider()
    await counted(owner)
    return { message: await resumeSubscription({ platform, owner, actor, caller }, takesPayments) }
  })
  bindOwnerRoute(app, platform, contract.openBillingPortal, async ({ owner }) => {
    const takesPayments = await provider()
    await counted(owner)
    const subscription = await findLiveSubscription(platform, owner)
    return { url: await takesPayments.portal(subscription, owner) }
  })
  sandboxRoutes(app, platform, provider)
}

/** Routes of the sandbox's own checkout page. */
function sandboxRoutes(
  app: FastifyInstance,
  platform: Platform,
  provider: () => Promise<PaymentProvider>,
): void {
  const inSandbox = async () => {
    if ((await provider()).name !== 'sandbox') throw new DomainError('not_found', 'Checkout not found')
  }
  bindOwnerRoute(app, platform, contract.getCheckout, async ({ owner, params }) => {
    await inSandbox()
    return getCheckout({ platform, owner }, params.checkoutId)
  })
  bindOwnerRoute(app, platform, contract.payCheckout, async ({ owner, params, body }, request) => {
    await inSandbox()
    const { checkoutId } = params
    return {
      returnUrl: await paySandboxCheckout(
        { platform, owner },
        {
          id: checkoutId,
          input: {
            card: body.card,
            caller: callerOf(request),
          },
        },
      ),
    }
  })
  bindOwnerRoute(app, platform, contract.cancelCheckout, async ({ owner, params }) => {
    await inSandbox()
    return { returnUrl: await cancelCheckout({ platform, owner }, params.checkoutId) }
  })
}
