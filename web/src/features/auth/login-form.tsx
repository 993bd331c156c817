import { loginInput } from '@parleykit/contract/auth/account'
import { Button, Flex, Link, Text, TextField } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { Field } from '../../ui/field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useAuth } from './auth-context.ts'
import { authTexts } from './auth-texts.ts'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import { signInOptionsQuery } from './queries.ts'

interface LoginFormProps {
  /** The user who must sign in again above the current screen; undefined if anyone may sign in. */
  readonly username?: string | undefined
  /** The address of the invitation that led here, or null. */
  readonly invited?: string | null
}

export function LoginForm({ username: again, invited = null }: LoginFormProps) {
  const { login } = useAuth()
  const [asksForCode, setAsksForCode] = useState(false)
  const form = useForm({
    schema: loginInput,
    defaultValues: { username: again ?? invited ?? '', password: '', code: '' },
  })
  const { errors } = form.formState
  // Registered in screen order, which is the order in which errors get the focus.
  const [username, password] = [form.register('username'), form.register('password')]

  const submit = form.handleSubmit(({ code, ...values }) => {
    if (asksForCode && !code)
      return form.setError('code', { message: authTexts.codeHelp }, { shouldFocus: true })
    login.mutate(asksForCode && code ? { ...values, code } : values, {
      onError: (error) => {
        if (!(error instanceof ApiError) || error.authStep === null) return
        setAsksForCode(true)
        if (asksForCode) form.setError('code', { message: error.detail }, { shouldFocus: true })
      },
    })
  })

  function startOver() {
    setAsksForCode(false)
    form.reset()
  }

  if (asksForCode)
    return (
      <form noValidate onSubmit={submit}>
        <Flex direction="column" gap="4">
          <Text as="p" size="2" color="gray">
            {authTexts.codeIntro}
          </Text>
          <CodeField size="3" autoFocus error={errors.code?.message} {...form.register('code')} />
          <SubmitButton size="3" isPending={login.isPending} pending={authTexts.loggingIn}>
            Login
          </SubmitButton>
          <Button type="button" variant="ghost" onClick={startOver}>
            Start over
          </Button>
        </Flex>
      </form>
    )
  return (
    <form noValidate onSubmit={submit}>
      <Flex direction="column" gap="4">
        <Field
          label={authTexts.usernameOrEmail}
          error={errors.username?.message}
          help={invited === null ? undefined : authTexts.invitedHelp}
        >
          {(control) => (
            <TextField.Root
              size="3"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...control}
              {...username}
            />
          )}
        </Field>
        <PasswordField
          size="3"
          autoComplete="current-password"
          autoFocus={again !== undefined}
          error={errors.password?.message}
          {...password}
        />
        {again === undefined && (
          <Text size="2" align="right">
            <Link asChild>
              <RouterLink to="/forgot-password">{authTexts.forgotPassword}</RouterLink>
            </Link>
          </Text>
        )}
        <SubmitButton size="3" isPending={login.isPending} pending={authTexts.loggingIn}>
          Login
        </SubmitButton>
        {again === undefined && login.error instanceof ApiError && <SignInLinkHint error={login.error} />}
      </Flex>
    </form>
  )
}

/** Shown for every refused sign-in, so that it doesn't reveal whose attempts are used up. */
function SignInLinkHint({ error }: { readonly error: ApiError }) {
  const { data: options } = useQuery(signInOptionsQuery)
  if (!options?.mail || (error.status !== 401 && error.status !== 429)) return null
  return (
    <Text as="p" size="2" color="gray">
      {authTexts.signInLinkHint}{' '}
      <Link asChild>
        <RouterLink to="/sign-in-link">{authTexts.signInLink}</RouterLink>
      </Link>
    </Text>
  )
}
