import { tiers } from '@parleykit/contract/billing/plans'
import type { AccountLink, ManagedAccount } from '@parleykit/contract/setup/managed-accounts'
import { Checkbox, Flex, Text } from '@radix-ui/themes'
import { type RefObject, useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { toastError } from '../../../ui/feedback/toast-queue.ts'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { useAuth } from '../../auth/auth-context.ts'
import { ProofForm } from '../../auth/proof-form.tsx'
import {
  type AccountAction,
  accountsTexts,
  actionTexts,
  keepsBeingCharged,
  planNames,
} from './accounts-texts.ts'
import { useCreateResetLink, useGrantPlan, useSetAccountState, useTurnOffTwoStep } from './queries.ts'
import { ShownLink } from './shown-link.tsx'

interface AccountDialogProps {
  readonly account: ManagedAccount
  readonly action: AccountAction
  /** Whether links can be mailed. */
  readonly sendsMail: boolean
  /** The button of the account's menu, which gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** Asks the operator to confirm an action on an account, by the password. */
export function AccountDialog({ account, action, sendsMail, button, onClose }: AccountDialogProps) {
  const { user } = useAuth()
  const { id, username, email, grantedPlan } = account
  const [plan, setPlan] = useState(tiers.find((tier) => tier === grantedPlan) ?? 'free')
  const [mails, setMails] = useState(false)
  const [link, setLink] = useState<AccountLink | null>(null)
  const [granting, setting] = [useGrantPlan(), useSetAccountState()]
  const [turningOff, creating] = [useTurnOffTwoStep(), useCreateResetLink()]
  const { title, text, action: label, failure } = actionTexts[action]

  async function send(proof: { password: string; code: string }) {
    if (action === 'reset') return setLink(await creating.mutateAsync({ id, ...proof, sendsMail: mails }))
    if (action === 'plan') await granting.mutateAsync({ id, ...proof, plan })
    if (action === 'twoStep') await turningOff.mutateAsync({ id, ...proof })
    if (action === 'enable' || action === 'disable') {
      const done = await setting.mutateAsync({ id, ...proof, isDisabled: action === 'disable' })
      if (done.keepsBeingCharged) toastError(keepsBeingCharged, 'accounts')
    }
    onClose()
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content maxWidth="460px" returnTo={button}>
        <Dialog.Title size="4" className="wrap-anywhere">
          {title(username)}
        </Dialog.Title>
        {link ? (
          <ShownLink link={link} address={email} onClose={onClose} />
        ) : (
          <>
            <Dialog.Description size="2" color="gray" mb="4">
              {text}
            </Dialog.Description>
            {action === 'plan' && (
              <Flex mb="4">
                <NativeSelect
                  aria-label={accountsTexts.columns.plan}
                  value={plan}
                  options={planNames}
                  onChoose={setPlan}
                />
              </Flex>
            )}
            {action === 'reset' && sendsMail && (
              <Text as="label" size="2" mb="4">
                <Flex gap="2" mb="4" align="center" className="wrap-anywhere">
                  <Checkbox checked={mails} onCheckedChange={(checked) => setMails(checked === true)} />
                  {`Also email it to ${email}`}
                </Flex>
              </Text>
            )}
            <ProofForm
              action={label}
              password={accountsTexts.yourPassword}
              asksForCode={user?.twoStep ?? false}
              failure={failure}
              isDestructive={action === 'disable' || action === 'twoStep'}
              onClose={onClose}
              send={send}
            />
          </>
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}
