import { type Passkey, renamePasskeyInput } from '@parleykit/contract/auth/passkeys'
import { Button, Flex, TextField } from '@radix-ui/themes'
import { withDetail } from '../../api/api-error.ts'
import { clearToastsBefore, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { Field } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { passkeyTexts } from '../auth/passkey-texts.ts'
import { useRenamePasskey } from './passkey-queries.ts'

interface RenamePasskeyFormProps {
  readonly passkey: Passkey
  readonly onClose: () => void
}

export function RenamePasskeyForm({ passkey, onClose }: RenamePasskeyFormProps) {
  const rename = useRenamePasskey(passkey.id)
  const form = useForm({
    schema: renamePasskeyInput,
    defaultValues: { name: passkey.name },
  })
  const submit = form.handleSubmit((body) =>
    clearToastsBefore('passkeys', rename).mutate(body, {
      onSuccess: () => {
        toast(passkeyTexts.renamed, 'passkeys')
        onClose()
      },
      onError: (error) => {
        const { title, description } = passkeyTexts.renameFailed
        toastError({ title, description: withDetail(description, error) }, 'passkeys')
      },
    }),
  )
  return (
    <form noValidate onSubmit={submit}>
      <Flex direction="column" gap="4">
        <Field label="Name" error={form.formState.errors.name?.message}>
          {(control) => <TextField.Root autoComplete="off" {...control} {...form.register('name')} />}
        </Field>
        <Flex gap="3" justify="end" className="dialog-actions">
          <Button type="button" variant="soft" color="gray" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton isPending={rename.isPending}>Rename</SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}
