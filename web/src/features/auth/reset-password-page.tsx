import { passwordResetInput, resetPassword } from '@parleykit/contract/auth/recovery'
import { Button, Flex, Text } from '@radix-ui/themes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { callApi } from '../../api/api.ts'
import { ApiError, withDetail } from '../../api/api-error.ts'
import { clearToasts, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { useAuth } from './auth-context.ts'
import { AuthFrame } from './auth-frame.tsx'
import { AuthNotice } from './auth-notice.tsx'
import { authTexts } from './auth-texts.ts'
import { identityTexts } from './identity-texts.ts'
import { PasswordField } from './password-field.tsx'
import { signInOptionsQuery } from './queries.ts'
import { useLinkToken } from './use-link-token.ts'

/** Sets a new password with the token in a link. */
export default function ResetPasswordPage() {
  const token = useLinkToken()
  usePageTitle('New password')
  return (
    <AuthFrame title="Set a new password">
      {token === '' ? (
        <LinkOver text={authTexts.linkIncomplete} />
      ) : (
        <NewPasswordForm key={token} token={token} />
      )}
    </AuthFrame>
  )
}

function LinkOver({ text }: { readonly text: string }) {
  return (
    <Flex direction="column" gap="4">
      <AuthNotice>{text}</AuthNotice>
      <Button size="3" variant="soft" asChild>
        <Link to="/forgot-password">Request a new link</Link>
      </Button>
    </Flex>
  )
}

function NewPasswordForm({ token }: { readonly token: string }) {
  const { leave } = useAuth()
  const navigate = useNavigate()
  const { data: options } = useQuery(signInOptionsQuery)
  const form = useForm({
    schema: passwordResetInput,
    defaultValues: { token, newPassword: '' },
  })
  const reset = useMutation({
    mutationFn: (body: { token: string; newPassword: string }) => callApi(resetPassword, { body }),
    onMutate: () => clearToasts('session'),
    onSuccess: () => {
      // The reset has signed out the current user.
      leave()
      toast(authTexts.passwordReset, 'session')
      void navigate({ to: '/auth', replace: true })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'link_invalid') return
      toastError({ title: 'Error', description: withDetail(authTexts.resetFailed, error) }, 'session')
    },
  })
  const { error } = reset
  if (error instanceof ApiError && error.code === 'link_invalid') return <LinkOver text={error.detail} />
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => reset.mutate(values))}>
      <Flex direction="column" gap="4">
        <Text as="p" size="2" color="gray">
          {authTexts.resetEndsSessions} {options?.provider && identityTexts.resetUnlinks(options.provider)}
        </Text>
        <PasswordField
          size="3"
          label="New password"
          autoFocus
          autoComplete="new-password"
          help={authTexts.passwordHelp}
          error={form.formState.errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <SubmitButton size="3" isPending={reset.isPending} pending="Saving...">
          Set password
        </SubmitButton>
      </Flex>
    </form>
  )
}
