import { Callout, Flex } from '@radix-ui/themes'
import { MailCheck } from 'lucide-react'
import { withDetail } from '../../api/api-error.ts'
import { clearToastsBefore, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { accountTexts } from '../auth/account-texts.ts'
import { emailTexts } from '../auth/email-texts.ts'
import { useCancelEmailChange } from './queries.ts'

/** An address whose confirmation link hasn't been opened yet, and a way to cancel. */
export function PendingEmail({ email }: { readonly email: string }) {
  const cancel = useCancelEmailChange()
  const stop = () =>
    clearToastsBefore('confirmation', cancel).mutate(undefined, {
      onSuccess: () => toast(emailTexts.kept, 'confirmation'),
      onError: (error) => {
        const { title, description } = accountTexts.updateFailed
        toastError({ title, description: withDetail(description, error) }, 'confirmation')
      },
    })
  return (
    <Callout.Root color="iris" size="1" role="status">
      <Callout.Icon>
        <MailCheck size={16} />
      </Callout.Icon>
      <Callout.Text className="wrap-anywhere">{emailTexts.waits(email)}</Callout.Text>
      <Flex>
        <PendingButton type="button" size="1" variant="soft" isOff={cancel.isPending} onClick={stop}>
          Keep the current address
        </PendingButton>
      </Flex>
    </Callout.Root>
  )
}
