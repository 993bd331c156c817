import { deleteAccountInput, type User } from '@parleykit/contract/auth/account'
import { Button, Flex, TextField } from '@radix-ui/themes'
import { withDetail } from '../../api/api-error.ts'
import { clearToastsBefore, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { Field } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useFieldValue, useForm } from '../../ui/form/use-form.ts'
import { accountTexts } from '../auth/account-texts.ts'
import { useAuth } from '../auth/auth-context.ts'
import { CodeField } from '../auth/code-field.tsx'
import { NoPasswordNotice } from '../auth/no-password-notice.tsx'
import { PasswordField } from '../auth/password-field.tsx'
import { findProofError } from '../auth/proof-error.ts'
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
    clearToastsBefore('account-deletion', deletion).mutate(values, {
      onSuccess: () => {
        toast(accountTexts.deleted, 'account-deletion')
        leave()
      },
      onError: (error) => {
        const refused = findProofError(error)
        if (refused) return form.setError(refused.of, { message: refused.message }, { shouldFocus: true })
        const { title, description } = accountTexts.deleteFailed
        toastError({ title, description: withDetail(description, error) }, 'account-deletion')
      },
    }),
  )

  if (!user.hasPassword) return <NoPasswordNotice />
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
