import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idValue, instant, messageResponse } from '../base/values.ts'
import { billingTexts } from './billing-texts.ts'
import { billingIntervals, currency, type PaidTier, paidTiers } from './prices.ts'

/** Who takes the payments; `off`: nobody, and everyone has the admin limits. */
export const billingProviders = ['sandbox', 'stripe', 'off'] as const
export type BillingProvider = (typeof billingProviders)[number]

const cents = z.number().int().nonnegative().meta({ description: 'US cents' })
const currencyCode = z.literal(currency)
const interval = z.enum(billingIntervals)
const paidTier = z.enum(paidTiers)

/** A plan name in any case, converted to lower case. */
const wantedTier = z
  .string(billingTexts.unknownPlan)
  .max(20, billingTexts.unknownPlan)
  .transform((tier, context): PaidTier => {
    const known = paidTiers.find((name) => name === tier.trim().toLowerCase())
    if (known) return known
    context.addIssue({ code: 'custom', message: billingTexts.unknownPlan })
    return z.NEVER
  })

export const planInput = z.object({ tier: wantedTier, isYearly: z.boolean().default(false) })
export type PlanInput = z.infer<typeof planInput>

/** Which models answer here: none, the same on every plan, or a fast one for agents of the free plan. */
export const modelsOfPlans = ['none', 'same', 'by_plan'] as const
export type ModelsOfPlans = (typeof modelsOfPlans)[number]

export const getBilling = defineRoute({
  method: 'GET',
  path: '/api/billing',
  summary:
    "Get the payment provider and what each plan includes besides its limits. If it is off, plans aren't sold and every account has the admin limits.",
  access: 'public',
  response: z.object({
    provider: z.enum(billingProviders),
    models: z.enum(modelsOfPlans),
    /** Whether agents of the free plan are deleted after 14 days without use. */
    deletesInactiveAgents: z.boolean(),
  }),
})

/**
 * `created`: `subscriptionId` is the checkout's, and the browser goes to `checkoutUrl` (a URL, or a path on this
 * server). `active`: there is already a subscription, with plan `tier`, and `checkoutUrl` is null.
 */
export const startedSubscriptionSchema = z.object({
  subscriptionId: z.string(),
  status: z.enum(['created', 'active']),
  tier: z.string(),
  checkoutUrl: z.string().nullable(),
})
export type StartedSubscription = z.infer<typeof startedSubscriptionSchema>

export const getOrCreateSubscription = defineRoute({
  method: 'POST',
  path: '/api/get-or-create-subscription',
  summary: 'Start checkout for a plan. Returns the subscription if one is already active.',
  access: 'owner',
  role: 'owner',
  body: planInput,
  response: startedSubscriptionSchema,
})

/** `status` tells whether the payment succeeded (`paid`), failed (`failed`) or was refunded (`refunded`). */
export const receiptSchema = z.object({
  id: idValue,
  number: z.string(),
  /** Such as "Standard, monthly". */
  description: z.string(),
  amountCents: cents,
  currency: currencyCode,
  status: z.enum(['paid', 'failed', 'refunded']),
  periodStart: instant,
  periodEnd: instant,
  issuedAt: instant,
  /** The provider's page for it; null in the sandbox. */
  url: z.string().nullable(),
})
export type Receipt = z.infer<typeof receiptSchema>

const scheduledChangeSchema = z.object({ tier: paidTier, interval, at: instant })

/**
 * `none`: never subscribed. `active`. `canceling`: paid, and ends at `endsAt`. `past_due`: the last renewal failed, and
 * the plan ends at `graceEndsAt` unless it is paid. `ended`: the subscription has ended.
 */
export const subscriptionStatuses = ['none', 'active', 'canceling', 'past_due', 'ended'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export const subscriptionSchema = z.object({
  provider: z.enum(billingProviders),
  status: z.enum(subscriptionStatuses),
  /** The current tier, from the subscription or granted by the operator; the same as the user's `subscriptionTier`. */
  tier: z.string(),
  /** The tier without a subscription: granted by the operator, or the default. */
  tierWithoutPlan: z.string(),
  /** The current or last subscription; null if the status is `none`. */
  plan: z.object({ tier: paidTier, interval, amountCents: cents }).nullable(),
  currency: currencyCode,
  startedAt: instant.nullable(),
  periodStart: instant.nullable(),
  /** When the next payment is due; null if there is none. */
  renewsAt: instant.nullable(),
  /** Cents of the next payment, for the scheduled plan if there is one. */
  renewalCents: cents.nullable(),
  /** When a canceled plan ends. */
  endsAt: instant.nullable(),
  graceEndsAt: instant.nullable(),
  scheduledChange: scheduledChangeSchema.nullable(),
  /** Whether `openBillingPortal` works: it leads to the card and to open payments. */
  hasPortal: z.boolean(),
  /** The last `receiptsShown` receipts, newest first. */
  receipts: z.array(receiptSchema),
})
export type Subscription = z.infer<typeof subscriptionSchema>

export const getSubscription = defineRoute({
  method: 'GET',
  path: '/api/billing/subscription',
  summary: "Get the owner's plan, its renewal or end date, and receipts",
  access: 'owner',
  role: 'owner',
  response: subscriptionSchema,
})

export const changePreviewSchema = z.object({
  tier: paidTier,
  interval,
  when: z.enum(['now', 'period_end']),
  effectiveAt: instant,
  /** Cents charged immediately; 0 if the change takes effect at the end of the period. */
  dueNowCents: cents,
  /** The items of `dueNowCents`; a credit for unused time is negative. */
  lines: z.array(z.object({ description: z.string(), amountCents: z.number().int() })),
  nextPaymentCents: cents,
  nextPaymentAt: instant,
  currency: currencyCode,
  /** Pass it to `changeSubscription` to pay the amounts shown. */
  pricedAt: instant,
})
export type ChangePreview = z.infer<typeof changePreviewSchema>

export const previewChange = defineRoute({
  method: 'POST',
  path: '/api/billing/subscription/preview',
  summary: 'Preview what changing to another plan would charge, and when',
  access: 'owner',
  role: 'owner',
  body: planInput,
  response: changePreviewSchema,
})

export const changeSubscription = defineRoute({
  method: 'POST',
  path: '/api/billing/subscription/change',
  summary:
    'Change the plan. Upgrades take effect immediately and charge the difference; downgrades take effect at the end of the paid period.',
  access: 'owner',
  role: 'owner',
  body: planInput.extend({ pricedAt: instant.optional() }),
  response: messageResponse,
})

export const cancelSubscription = defineRoute({
  method: 'POST',
  path: '/api/billing/subscription/cancel',
  summary: 'Cancel the plan at the end of the paid period, or immediately if nothing has been paid',
  access: 'owner',
  role: 'owner',
  response: messageResponse,
})

export const resumeSubscription = defineRoute({
  method: 'POST',
  path: '/api/billing/subscription/resume',
  summary: 'Undo a scheduled cancellation or plan change',
  access: 'owner',
  role: 'owner',
  response: messageResponse,
})

export const openBillingPortal = defineRoute({
  method: 'POST',
  path: '/api/billing/portal',
  summary: 'Get the URL, or a path on this server, for updating the card and paying what is due',
  access: 'owner',
  role: 'owner',
  response: z.object({ url: z.string() }),
})

/** The three test cards of the sandbox. No card is charged. */
export const sandboxCards = ['works', 'declined', 'fails_on_renewal'] as const
export type SandboxCard = (typeof sandboxCards)[number]

/** `subscription` pays the first period; `card` saves another card and pays open amounts. */
export const checkoutSchema = z.object({
  id: z.string(),
  purpose: z.enum(['subscription', 'card']),
  status: z.enum(['open', 'paid', 'canceled', 'expired']),
  tier: paidTier,
  interval,
  /** The amount that the Pay button charges. */
  amountCents: cents,
  currency: currencyCode,
  expiresAt: instant,
})
export type Checkout = z.infer<typeof checkoutSchema>

const checkoutParams = z.object({ checkoutId: z.string().min(1).max(100) })
const leavingResponse = z.object({ returnUrl: z.string().meta({ description: 'A path of this server' }) })

export const getCheckout = defineRoute({
  method: 'GET',
  path: '/api/billing/checkouts/:checkoutId',
  summary: "Get one of the owner's sandbox checkouts",
  access: 'owner',
  role: 'owner',
  params: checkoutParams,
  response: checkoutSchema,
})

export const payCheckout = defineRoute({
  method: 'POST',
  path: '/api/billing/checkouts/:checkoutId/pay',
  summary:
    'Pay a sandbox checkout; no card is charged. The declined test card returns payment_declined. Paying twice has no further effect.',
  access: 'owner',
  role: 'owner',
  params: checkoutParams,
  body: z.object({ card: z.enum(sandboxCards).default('works') }),
  response: leavingResponse,
})

export const cancelCheckout = defineRoute({
  method: 'POST',
  path: '/api/billing/checkouts/:checkoutId/cancel',
  summary: 'Leave a sandbox checkout without paying',
  access: 'owner',
  role: 'owner',
  params: checkoutParams,
  response: leavingResponse,
})
