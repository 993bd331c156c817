import { productName } from '@parleykit/contract/base/limits'

/** All texts of the pricing, subscription and checkout screens. Free of dependencies. */
export const pricingTexts = {
  title: 'Simple Pricing',
  monthly: 'Monthly',
  yearly: 'Yearly',
  saveYearly: 'Save 20% with yearly billing',
  popular: 'Popular',
  billedYearly: '* per month billed yearly',
  /** On the card of the user's current plan, which can't be chosen again. */
  manage: 'Plan and usage',
  changeTo: (plan: string) => `Change to ${plan}`,
  toDashboard: 'Go to the dashboard',
  /** Below the cards: limits on this server. */
  here: 'On this server:',
  noModels: 'no language model is set up, so agents of every plan answer with quotes from their knowledge.',
  sameModel: 'every plan answers with the same language model.',
  /** Next to the deletion line of the Free card, if the server doesn't delete agents. */
  keepsAgents: 'Switched off on this server: no agent is deleted.',
  leaving: 'Your plan is active. Taking you to your dashboard...',
  errorTitle: 'Subscription Error',
  failed: 'Failed to initiate subscription',
  active: (tier: string) => ({
    title: 'Active Subscription',
    description: `You already have an active ${tier} subscription.`,
  }),
  succeeded: {
    title: 'Subscription Successful',
    description: `Thank you for subscribing to ${productName}!`,
  },
  canceled: {
    title: 'Subscription Canceled',
    description: "Your subscription process was canceled. Feel free to try again when you're ready.",
  },
} as const

export const subscriptionTexts = {
  title: 'Subscription',
  failed: "Your subscription couldn't be loaded.",
  usageFailed: "What your agents use couldn't be loaded.",
  ofOwner: (name: string) =>
    `This is the use of ${name}'s workspace. Its plan is seen and changed by ${name} alone.`,
  openOwn: 'See my own plan',
  noReceipts: 'No payments yet. Receipts will be listed here.',
  changeFailed: { title: 'Error', description: 'Failed to change your plan.' },
  cancelFailed: { title: 'Error', description: 'Failed to cancel your subscription.' },
  resumeFailed: { title: 'Error', description: 'Failed to resume your subscription.' },
  portalFailed: { title: 'Error', description: 'Failed to open the payment page.' },
  previewFailed: "What the change costs couldn't be worked out.",
  cancelTitle: 'Cancel your subscription?',
} as const

export const checkoutTexts = {
  title: 'Checkout',
  noCharge: 'This is a sandbox: no card is charged, and no card is asked for.',
  failed: "This checkout couldn't be loaded.",
  nothingDue: 'Nothing is due now',
  notThere: 'This checkout is not there, or it belongs to another account.',
  payFailed: { title: 'Payment failed', description: 'The payment did not go through.' },
  cancelFailed: { title: 'Error', description: 'Failed to leave the checkout.' },
} as const
