/** A screen by its name, or a journey that looks at the same for accessibility. */
type Place = { readonly screen: string } | { readonly journey: string }

const screen = (name: string): Place => ({ screen: name })
const journey = (name: string): Place => ({ journey: `${name}.journey.ts` })

/** Where each page and each dialog or menu of the web app and the widget is looked at, by the file that it is written in. */
export const shownOn: Readonly<Record<string, Place>> = {
  'web/src/features/account/delete-account-section.tsx': screen('profile delete account'),
  'web/src/features/account/profile-page.tsx': screen('profile'),
  'web/src/features/account/two-step-dialog.tsx': screen('profile two-step'),
  'web/src/features/agents/agent-page.tsx': screen('agent knowledge'),
  'web/src/features/agents/api-key-setting.tsx': screen('agent settings API key'),
  'web/src/features/agents/bots-redirect.tsx': journey('links-of-activities'),
  'web/src/features/agents/danger-zone.tsx': screen('agent settings delete'),
  'web/src/features/agents/secret-key-dialog.tsx': screen('agent settings secret key'),
  'web/src/features/agents/secret-key-setting.tsx': screen('agent settings secret key delete'),
  'web/src/features/answering/replay-dialog.tsx': screen('agent activity replay'),
  'web/src/features/api-docs/api-docs-page.tsx': screen('api docs'),
  'web/src/features/auth/auth-page.tsx': screen('login'),
  'web/src/features/auth/confirm-email-page.tsx': screen('confirm email'),
  'web/src/features/auth/forgot-password-page.tsx': screen('forgot password'),
  'web/src/features/auth/reset-password-page.tsx': screen('reset password'),
  'web/src/features/billing/change-plan-dialog.tsx': screen('subscription changing'),
  'web/src/features/billing/checkout-page.tsx': screen('checkout'),
  'web/src/features/billing/plan-actions.tsx': screen('subscription canceling'),
  'web/src/features/billing/pricing-page.tsx': screen('pricing'),
  'web/src/features/billing/subscription-page.tsx': screen('subscription'),
  'web/src/features/conversations/delete-conversation.tsx': screen('agent activity delete'),
  'web/src/features/conversations/export-menu.tsx': screen('agent activity export'),
  'web/src/features/conversations/message-editor.tsx': screen('agent activity correcting'),
  'web/src/features/corrections/curated-answer-row.tsx': journey('an-owner-corrects-an-answer'),
  'web/src/features/corrections/draft-dialog.tsx': journey('from-an-unanswered-question-to-its-answer'),
  'web/src/features/dashboard/agent-row-menu.tsx': screen('dashboard row menu'),
  'web/src/features/dashboard/dashboard-page.tsx': screen('dashboard'),
  'web/src/features/knowledge/entry-row.tsx': screen('agent knowledge delete'),
  'web/src/features/knowledge/entry-text-dialog.tsx': screen('agent knowledge text'),
  'web/src/features/landing/landing-page.tsx': screen('landing'),
  'web/src/features/publish/integration-dialog.tsx': screen('integration code Direct Link'),
  'web/src/features/shell/app-shell.tsx': screen('mobile menu'),
  'web/src/features/shell/avatar-menu.tsx': screen('account menu'),
  'web/src/features/shell/mobile-menu.tsx': screen('mobile menu'),
  'web/src/features/shell/notifications.tsx': screen('notifications'),
  'web/src/features/training/training-row.tsx': journey('an-owner-undoes-a-training'),
  'web/src/features/websites/pick-dialog.tsx': screen('website picking pages'),
  'web/src/features/websites/results-dialog.tsx': screen('website what became of each page'),
  'web/src/features/wizard/wizard-page.tsx': screen('wizard name'),
  'widget/src/frame/conversation-menu/conversation-menu.tsx': screen('chat with its menu'),
}
