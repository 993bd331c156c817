import { Callout, Flex } from '@radix-ui/themes'
import { MailQuestion } from 'lucide-react'
import { withDetail } from '../../api/api-error.ts'
import { clearToastsBefore, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { emailTexts } from '../auth/email-texts.ts'
import { useSendEmailConfirmation } from './queries.ts'

interface UnconfirmedEmailProps {
  readonly email: string
  /** The feature that requires confirmation; without it, only the next step is shown. */
  readonly reason?: string
}

/** Shows an unconfirmed address, with a button for a new link. */
export function UnconfirmedEmail({ email, reason }: UnconfirmedEmailProps) {
  const sending = useSendEmailConfirmation()
  const send = () =>
    clearToastsBefore('confirmation', sending).mutate(undefined, {
      onSuccess: () => toast(emailTexts.sentAgain(email), 'confirmation'),
      onError: (error) => {
        const { title, description } = emailTexts.sendFailed
        toastError({ title, description: withDetail(description, error) }, 'confirmation')
      },
    })
  return (
    <Callout.Root color="iris" size="1" role="note">
      <Callout.Icon>
        <MailQuestion size={16} />
      </Callout.Icon>
      <Callout.Text className="wrap-anywhere">{reason ?? emailTexts.unconfirmed(email)}</Callout.Text>
      <Flex>
        <PendingButton type="button" size="1" variant="soft" isOff={sending.isPending} onClick={send}>
          {emailTexts.sendAgain}
        </PendingButton>
      </Flex>
    </Callout.Root>
  )
}
