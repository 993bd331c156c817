import { authTexts } from '@parleykit/contract/owner-auth-texts'
import { passwordResetRequestInput, requestPasswordReset } from '@parleykit/contract/recovery'
import { Code, Flex, Link, Text, TextField } from '@radix-ui/themes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { callApi } from '../../api/api.ts'
import { withDetail } from '../../api/api-error.ts'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { Field } from '../../ui/field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { SpinnerPage } from '../../ui/spinner-page.tsx'
import { SteadyButton } from '../../ui/steady-button.tsx'
import { SubmitWords } from '../../ui/submit-words.tsx'
import { toastError, withdrawToasts } from '../../ui/toast-queue.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { AuthFrame } from './auth-frame.tsx'
import { Note } from './note.tsx'
import { signInOptionsQuery } from './queries.ts'

/** Asks for the link that sets a new password, or says who makes one. */
export default function ForgotPasswordPage() {
  const { data: options, isError, refetch } = useQuery(signInOptionsQuery)
  usePageTitle(authTexts.forgotPassword)
  // What stands here decides how high the page is, and it is in the middle of the window.
  if (!options && !isError) return <SpinnerPage />
  return (
    <AuthFrame title="Forgot your password?">
      <Flex direction="column" gap="5">
        {isError && <FailedPlace text="The server can't be reached." onRetry={() => void refetch()} />}
        {options && (options.mail ? <RequestForm /> : <AskOperator />)}
        <Text size="2" align="center">
          <Link asChild>
            <RouterLink to="/auth">Back to signing in</RouterLink>
          </Link>
        </Text>
      </Flex>
    </AuthFrame>
  )
}

function AskOperator() {
  return (
    <Note>
      {authTexts.resetByOperator} They run <Code>npm run admin -- reset-link</Code> with your username, and
      give you the link.
    </Note>
  )
}

function RequestForm() {
  const form = useForm({
    schema: passwordResetRequestInput,
    defaultValues: { username: '' },
  })
  const request = useMutation({
    mutationFn: (body: { username: string }) => callApi(requestPasswordReset, { body }),
    onMutate: () => withdrawToasts('session'),
    onError: (error) =>
      toastError({ title: 'Error', description: withDetail(authTexts.resetRequestFailed, error) }, 'session'),
  })
  if (request.isSuccess)
    return (
      <Note>
        {request.data.message} {authTexts.resetNext}
      </Note>
    )
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => request.mutate(values))}>
      <Flex direction="column" gap="4">
        <Text as="p" size="2" color="gray">
          {authTexts.resetIntro}
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
        <SteadyButton size="3" type="submit" isOff={request.isPending}>
          <SubmitWords isPending={request.isPending} idle="Send me a link" pending="Sending..." />
        </SteadyButton>
      </Flex>
    </form>
  )
}
