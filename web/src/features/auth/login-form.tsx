import { loginInput } from '@parleykit/contract/auth/account'
import { Button, Flex, Link, Text, TextField } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { Field } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
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
  // In screen order, in which errors get the focus.
  const [username, password] = [form.register('username'), form.register('password')]

  const refuseCode = (message: string) => form.setError('code', { message }, { shouldFocus: true })
  const submit = form.handleSubmit(({ code, ...values }) => {
    if (asksForCode && !code) return refuseCode(authTexts.codeHelp)
    login.mutate(asksForCode ? { ...values, code } : values, {
      onError: (error) => {
        if (!(error instanceof ApiError) || error.authStep === null) return
        setAsksForCode(true)
        if (asksForCode) refuseCode(error.detail)
      },
    })
  })

  const startOver = () => {
    setAsksForCode(false)
    form.reset()
  }
  if (asksForCode)
    return (
      <form noValidate onSubmit={submit}>
        <CodeStep isPending={login.isPending} onStartOver={startOver}>
          <CodeField size="3" autoFocus error={errors.code?.message} {...form.register('code')} />
        </CodeStep>
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
        {again === undefined && <ForgotPasswordLink />}
        <SubmitButton size="3" isPending={login.isPending} pending={authTexts.loggingIn}>
          Login
        </SubmitButton>
        {again === undefined && <SignInLinkHint error={login.error} />}
      </Flex>
    </form>
  )
}

function ForgotPasswordLink() {
  return (
    <Text size="2" align="right">
      <Link asChild>
        <RouterLink to="/forgot-password">{authTexts.forgotPassword}</RouterLink>
      </Link>
    </Text>
  )
}

interface CodeStepProps {
  readonly isPending: boolean
  readonly onStartOver: () => void
  /** The field of the code. */
  readonly children: ReactNode
}

/** The second step of signing in. */
function CodeStep({ isPending, onStartOver, children }: CodeStepProps) {
  return (
    <Flex direction="column" gap="4">
      <Text as="p" size="2" color="gray">
        {authTexts.codeIntro}
      </Text>
      {children}
      <SubmitButton size="3" isPending={isPending} pending={authTexts.loggingIn}>
        Login
      </SubmitButton>
      <Button type="button" variant="ghost" onClick={onStartOver}>
        Start over
      </Button>
    </Flex>
  )
}

/** Shown for every refused sign-in, so that it doesn't reveal whose attempts are used up. */
function SignInLinkHint({ error }: { readonly error: Error | null }) {
  const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 429)
  const { data: options } = useQuery({ ...signInOptionsQuery, enabled: error instanceof ApiError })
  if (!isRefused || !options?.mail) return null
  return (
    <Text as="p" size="2" color="gray">
      {authTexts.signInLinkHint}{' '}
      <Link asChild>
        <RouterLink to="/sign-in-link">{authTexts.signInLink}</RouterLink>
      </Link>
    </Text>
  )
}
