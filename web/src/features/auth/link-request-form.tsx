import { type PasswordResetRequestInput, passwordResetRequestInput } from '@parleykit/contract/auth/recovery'
import { Flex, Text, TextField } from '@radix-ui/themes'
import { useMutation } from '@tanstack/react-query'
import { withDetail } from '../../api/api-error.ts'
import { clearToasts, toastError } from '../../ui/feedback/toast-queue.ts'
import { Field } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { AuthNotice } from './auth-notice.tsx'
import { authTexts } from './auth-texts.ts'

interface LinkRequestFormProps {
  /** Explains the link's purpose. */
  readonly intro: string
  readonly request: (body: PasswordResetRequestInput) => Promise<{ message: string }>
}

/** Requests a link by mail with a username or an email address. */
export function LinkRequestForm({ intro, request }: LinkRequestFormProps) {
  const form = useForm({
    schema: passwordResetRequestInput,
    defaultValues: { username: '' },
  })
  const sending = useMutation({
    mutationFn: request,
    onMutate: () => clearToasts('session'),
    onError: (error) =>
      toastError({ title: 'Error', description: withDetail(authTexts.resetRequestFailed, error) }, 'session'),
  })
  if (sending.isSuccess)
    return (
      <AuthNotice>
        {sending.data.message} {authTexts.resetNext}
      </AuthNotice>
    )
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => sending.mutate(values))}>
      <Flex direction="column" gap="4">
        <Text as="p" size="2" color="gray">
          {intro}
        </Text>
        <Field label={authTexts.usernameOrEmail} error={form.formState.errors.username?.message}>
          {(control) => (
            <TextField.Root
              size="3"
              autoComplete="username"
              autoFocus
              autoCapitalize="none"
              spellCheck={false}
              {...control}
              {...form.register('username')}
            />
          )}
        </Field>
        <SubmitButton size="3" isPending={sending.isPending} pending="Sending...">
          Send me a link
        </SubmitButton>
      </Flex>
    </form>
  )
}
