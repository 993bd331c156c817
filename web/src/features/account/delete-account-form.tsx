import { deleteAccountInput, type User } from '@parleykit/contract/auth/account'
import { Button, Flex, TextField } from '@radix-ui/themes'
import { withDetail } from '../../api/api-error.ts'
import { Field } from '../../ui/field.tsx'
import { useFieldValue, useForm } from '../../ui/form/use-form.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { anew, toast, toastError } from '../../ui/toast-queue.ts'
import { accountTexts } from '../auth/account-texts.ts'
import { useAuth } from '../auth/auth-context.ts'
import { CodeField } from '../auth/code-field.tsx'
import { NeedsPassword } from '../auth/needs-password.tsx'
import { PasswordField } from '../auth/password-field.tsx'
import { refusedProof } from '../auth/refused-proof.ts'
import { useDeleteAccount } from './queries.ts'

interface DeleteAccountFormProps {
  readonly user: User
  readonly onCancel: () => void
}

/** Deletes the account once its name and password are typed. */
export function DeleteAccountForm({ user, onCancel }: DeleteAccountFormProps) {
  const { username } = user
  const { leave } = useAuth()
  const deletion = useDeleteAccount()
  const form = useForm({
    schema: deleteAccountInput,
    defaultValues: { username: '', password: '', code: '' },
  })
  const { errors } = form.formState
  const typed = useFieldValue({ form, name: 'username' })

  const submit = form.handleSubmit((values) =>
    anew('account-deletion', deletion).mutate(values, {
      onSuccess: () => {
        toast(accountTexts.deleted, 'account-deletion')
        leave()
      },
      onError: (error) => {
        const refused = refusedProof(error)
        if (refused) return form.setError(refused.of, { message: refused.message }, { shouldFocus: true })
        const { title, description } = accountTexts.deleteFailed
        toastError({ title, description: withDetail(description, error) }, 'account-deletion')
      },
    }),
  )

  if (!user.hasPassword) return <NeedsPassword />
  return (
    <form noValidate onSubmit={submit}>
      <Flex direction="column" gap="4">
        <Field label={`Type ${username} to confirm`} error={errors.username?.message}>
          {(control) => (
            <TextField.Root
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...control}
              {...form.register('username')}
            />
          )}
        </Field>
        <PasswordField
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {user.twoStep && <CodeField error={errors.code?.message} {...form.register('code')} />}
        <Flex gap="3" justify="end" className="dialog-actions">
          <Button type="button" variant="soft" color="gray" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitButton
            color="red"
            isPending={deletion.isPending}
            pending="Deleting..."
            isOff={typed !== username}
          >
            Delete account
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}
