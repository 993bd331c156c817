import type { User } from '@parleykit/contract/auth/account'
import type { PaymentSettings } from '@parleykit/contract/setup/payment-settings'
import { Button, Flex, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import { toast } from '../../../ui/feedback/toast-queue.ts'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { useDisconnectStripe } from './queries.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { paymentTexts, serverSettingsTexts } from './server-settings-texts.ts'
import { SettingFacts } from './setting-facts.tsx'
import { MissingNotice, SavedNotice } from './setting-notices.tsx'
import { StripeDialog } from './stripe-dialog.tsx'

interface PaymentsSectionProps {
  readonly settings: PaymentSettings
  readonly user: User
}

/** How plans are sold, and the Stripe account. */
export function PaymentsSection({ settings, user }: PaymentsSectionProps) {
  const { provider, isSetByServer, account } = settings
  const [isSaved, setSaved] = useState(false)
  const saved = useRef<HTMLDivElement>(null)
  return (
    <TitledSection title={paymentTexts.title} text={paymentTexts.text}>
      <Flex direction="column" gap="3">
        {isSaved && account && <SavedNotice text={paymentTexts.connected} place={saved} />}
        {account?.needsKeys && (
          <MissingNotice title={paymentTexts.needsKeys} text={paymentTexts.needsKeysHelp} />
        )}
        {account || isSetByServer ? (
          <SettingFacts
            facts={factsOf(settings)}
            setByServer={isSetByServer ? paymentTexts.setByServerHelp : null}
          />
        ) : (
          <Text as="p" size="2">
            {provider === 'off' ? paymentTexts.off : paymentTexts.sandbox}
          </Text>
        )}
        {provider === 'off' && account && (
          <Text as="p" size="2">
            {paymentTexts.offStored}
          </Text>
        )}
        {!isSetByServer && (
          <PaymentActions settings={settings} user={user} onSaved={setSaved} saved={saved} />
        )}
      </Flex>
    </TitledSection>
  )
}

function factsOf({ provider, account, running, webhookUrl }: PaymentSettings) {
  return [
    { name: paymentTexts.plans, value: paymentTexts.plansOf[provider] },
    ...(account
      ? [
          { name: paymentTexts.account, value: paymentTexts.accountOf(account) },
          { name: paymentTexts.running, value: paymentTexts.runningOf(running.stripe) },
        ]
      : []),
    ...(account && webhookUrl !== null ? [{ name: paymentTexts.webhook, value: webhookUrl }] : []),
  ]
}

interface PaymentActionsProps extends PaymentsSectionProps {
  readonly onSaved: (isSaved: boolean) => void
  /** Gets the focus after a save. */
  readonly saved: RefObject<HTMLElement | null>
}

function PaymentActions({ settings, user, onSaved, saved }: PaymentActionsProps) {
  const { provider, account } = settings
  const [task, setTask] = useState<'connect' | 'disconnect' | null>(null)
  const close = () => setTask(null)
  const disconnection = useDisconnectStripe()
  if (provider === 'off' && !account)
    return (
      <Flex>
        <Button variant="soft" asChild>
          <Link to="/setup">{paymentTexts.changeAudience}</Link>
        </Button>
      </Flex>
    )
  return (
    <Flex gap="3" wrap="wrap">
      <Button
        {...(account && { variant: 'soft' as const, color: 'gray' as const })}
        onClick={() => {
          onSaved(false)
          setTask('connect')
        }}
      >
        {account ? serverSettingsTexts.change : paymentTexts.connect}
      </Button>
      {account && (
        <Button variant="soft" color="gray" onClick={() => setTask('disconnect')}>
          {paymentTexts.disconnect}
        </Button>
      )}
      <StripeDialog
        open={task === 'connect'}
        settings={settings}
        user={user}
        returnTo={saved}
        onClose={close}
        onSaved={() => {
          close()
          onSaved(true)
        }}
      />
      <RemoveDialog
        open={task === 'disconnect'}
        user={user}
        title={paymentTexts.disconnectTitle}
        text={paymentTexts.disconnectText}
        action={paymentTexts.disconnect}
        failure={paymentTexts.disconnectFailed}
        onClose={close}
        remove={async (proof) => {
          await disconnection.mutateAsync(proof)
          toast(paymentTexts.disconnected, 'payments')
          onSaved(false)
        }}
      />
    </Flex>
  )
}
