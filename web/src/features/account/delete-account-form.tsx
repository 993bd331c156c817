import { zodResolver } from '@hookform/resolvers/zod'
import { deleteAccountInput } from '@parleykit/contract/account'
import { accountTexts } from '@parleykit/contract/owner-texts'
import { Button, Flex, TextField } from '@radix-ui/themes'
import { useForm } from 'react-hook-form'
import { withDetail } from '../../api-error.ts'
import { Field } from '../../ui/field.tsx'
import { toast, toastError } from '../../ui/toast-queue.ts'
import { useAuth } from '../auth/auth-context.ts'
import { PasswordField } from '../auth/password-field.tsx'
import { isWrongPassword } from './is-wrong-password.ts'
import { useDeleteAccount } from './queries.ts'

interface DeleteAccountFormProps {
  readonly username: string
  readonly onCancel: () => void
}

/** Deletes the account once its name and password are typed. */
export function DeleteAccountForm({ username, onCancel }: DeleteAccountFormProps) {
  const { leave } = useAuth()
  const deletion = useDeleteAccount()
  const form = useForm({
    resolver: zodResolver(deleteAccountInput),
    defaultValues: { username: '', password: '' },
  })
  const { errors } = form.formState

  const submit = form.handleSubmit((values) =>
    deletion.mutate(values, {
      onSuccess: () => {
        toast(accountTexts.deleted)
        leave()
      },
      onError: (error) => {
        if (isWrongPassword(error)) {
          return form.setError('password', { message: error.detail }, { shouldFocus: true })
        }
        const { title, description } = accountTexts.deleteFailed
        toastError({ title, description: withDetail(description, error) })
      },
    }),
  )

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
        <Flex gap="3" justify="end">
          <Button type="button" variant="soft" color="gray" onClick={onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            color="red"
            disabled={form.watch('username') !== username || deletion.isPending}
          >
            {deletion.isPending ? 'Deleting...' : 'Delete Account'}
          </Button>
        </Flex>
      </Flex>
    </form>
  )
}
