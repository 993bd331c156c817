import { firstPasswordInput } from '@parleykit/contract/auth/oidc'
import { Flex, Text } from '@radix-ui/themes'
import { clearToastsBefore, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useAuth } from './auth-context.ts'
import { authTexts } from './auth-texts.ts'
import { identityTexts } from './identity-texts.ts'
import { PasswordField } from './password-field.tsx'
import { providerErrorReason, useSetFirstPassword } from './provider-queries.ts'

interface FirstPasswordFormProps {
  /** Proves that the provider has just identified the account's owner. */
  readonly ticket: string
  readonly onSet: () => void
}

/** Sets the first password of an account that was created through the identity provider. */
export function FirstPasswordForm({ ticket, onSet }: FirstPasswordFormProps) {
  const { user } = useAuth()
  const setting = useSetFirstPassword()
  const form = useForm({
    schema: firstPasswordInput,
    defaultValues: { ticket, newPassword: '' },
  })
  const submit = form.handleSubmit((values) =>
    clearToastsBefore('sign-ins', setting).mutate(values, {
      onSuccess: () => {
        toast(identityTexts.firstPasswordSet, 'sign-ins')
        onSet()
      },
      onError: (error) => toastError({ title: 'Error', description: providerErrorReason(error) }, 'sign-ins'),
    }),
  )
  return (
    <form noValidate onSubmit={submit}>
      <Flex direction="column" gap="4">
        <Text as="p" size="2" color="gray">
          {identityTexts.firstPasswordIntro}
        </Text>
        {/* Password managers look for the account that a new password belongs to. */}
        <input hidden autoComplete="username" value={user?.username ?? ''} readOnly />
        <PasswordField
          size="3"
          label="New password"
          autoComplete="new-password"
          help={authTexts.passwordHelp}
          error={form.formState.errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <SubmitButton size="3" isPending={setting.isPending} pending="Saving...">
          Set password
        </SubmitButton>
      </Flex>
    </form>
  )
}
