import { inviteAccountInput } from '@parleykit/contract/setup/managed-accounts'
import { Button, Checkbox, Flex, Text, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { z } from 'zod'
import { withDetail } from '../../../api/api-error.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { accountsTexts } from './accounts-texts.ts'
import { useInviteAccount } from './queries.ts'
import { ShownLink } from './shown-link.tsx'

const texts = accountsTexts.invite

/** An empty field means no address. */
const emailInput = z.object({ email: z.literal('').or(inviteAccountInput.shape.email.unwrap()) })

interface InviteDialogProps {
  readonly sendsMail: boolean
  readonly onClose: () => void
}

/** Creates a link that registers one account, and shows it. */
export function InviteDialog({ sendsMail, onClose }: InviteDialogProps) {
  const inviting = useInviteAccount()
  const [mails, setMails] = useState(sendsMail)
  const form = useForm({ schema: emailInput, defaultValues: { email: '' } })
  const invite = form.handleSubmit(({ email }) =>
    inviting.mutate({ sendsMail: mails, ...(email && { email }) }),
  )
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content maxWidth="460px">
        <Dialog.Title size="4">{inviting.data ? texts.made : texts.title}</Dialog.Title>
        {inviting.data ? (
          <ShownLink link={inviting.data} address={inviting.variables.email ?? null} onClose={onClose} />
        ) : (
          <form noValidate onSubmit={invite}>
            <Dialog.Description size="2" color="gray" mb="4">
              {texts.text}
            </Dialog.Description>
            <Flex direction="column" gap="4">
              <Field label={texts.email} error={form.formState.errors.email?.message} help={texts.emailHelp}>
                {(control) => (
                  <TextField.Root type="email" autoComplete="off" {...control} {...form.register('email')} />
                )}
              </Field>
              {sendsMail && (
                <Text as="label" size="2">
                  <Flex gap="2" align="center">
                    <Checkbox checked={mails} onCheckedChange={(checked) => setMails(checked === true)} />
                    {texts.mail}
                  </Flex>
                </Text>
              )}
              {inviting.error && (
                <Text as="p" size="2" color="red" role="alert">
                  {withDetail(texts.failed, inviting.error)}
                </Text>
              )}
            </Flex>
            <Flex gap="3" mt="5" justify="end" className="dialog-actions">
              <Button type="button" variant="soft" color="gray" onClick={onClose}>
                Cancel
              </Button>
              <SubmitButton isPending={inviting.isPending}>{texts.action}</SubmitButton>
            </Flex>
          </form>
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}
