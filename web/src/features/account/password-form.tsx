import { changePasswordInput, type User } from '@parleykit/contract/auth/account'
import { Flex } from '@radix-ui/themes'
import { withDetail } from '../../api/api-error.ts'
import { clearToasts, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { accountTexts } from '../auth/account-texts.ts'
import { authTexts } from '../auth/auth-texts.ts'
import { CodeField } from '../auth/code-field.tsx'
import { NoPasswordNotice } from '../auth/no-password-notice.tsx'
import { PasswordField } from '../auth/password-field.tsx'
import { findProofError } from '../auth/proof-error.ts'
import { useChangePassword } from './queries.ts'

export function PasswordForm({ user }: { readonly user: User }) {
  const form = useForm({
    schema: changePasswordInput,
    defaultValues: { currentPassword: '', newPassword: '', code: '' },
  })
  const { errors } = form.formState
  const change = useChangePassword()

  const save = form.handleSubmit((values) => {
    clearToasts('password-form')
    change.mutate(values, {
      onSuccess: () => {
        form.reset()
        toast(accountTexts.passwordChanged, 'password-form')
      },
      onError: (error) => {
        const refused = findProofError(error)
        if (refused) {
          const field = refused.of === 'code' ? 'code' : 'currentPassword'
          return form.setError(field, { message: refused.message }, { shouldFocus: true })
        }
        const { title, description } = accountTexts.passwordFailed
        toastError({ title, description: withDetail(description, error) }, 'password-form')
      },
    })
  })

  if (!user.hasPassword) return <NoPasswordNotice />
  return (
    <form noValidate onSubmit={save}>
      <Flex direction="column" gap="4">
        {/* Password managers look for the account that a new password belongs to. */}
        <input hidden autoComplete="username" value={user.username} readOnly />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          help={authTexts.passwordHelp}
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        {user.twoStep && <CodeField error={errors.code?.message} {...form.register('code')} />}
        <Flex justify="end">
          <SubmitButton isPending={change.isPending} pending="Saving...">
            Change password
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}
