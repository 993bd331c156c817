import type { completeProviderSignIn } from '@parleykit/contract/auth/oidc'
import { type ProviderOutcome, providerCompletionInput } from '@parleykit/contract/auth/oidc'
import type { RouteResponse } from '@parleykit/contract/base/route'
import { Button, Flex, Link, Text } from '@radix-ui/themes'
import { Link as RouterLink } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { clearToasts, toastError } from '../../ui/feedback/toast-queue.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { AuthNotice } from './auth-notice.tsx'
import { authTexts } from './auth-texts.ts'
import { CodeField } from './code-field.tsx'
import { identityTexts } from './identity-texts.ts'
import { PasswordField } from './password-field.tsx'
import { providerErrorReason, useCompleteProviderSignIn } from './provider-queries.ts'

interface ProviderCompletionFormProps {
  readonly waiting: Extract<ProviderOutcome, { outcome: 'code_required' | 'link_required' }>
  readonly onSignedIn: (signedIn: RouteResponse<typeof completeProviderSignIn>) => void
}

/**
 * Asks for what a sign-in through the identity provider still requires: the password of the linked account, or a code.
 */
export function ProviderCompletionForm({ waiting, onSignedIn }: ProviderCompletionFormProps) {
  const links = waiting.outcome === 'link_required'
  const [asksForCode, setAsksForCode] = useState(!links)
  const [isOver, setOver] = useState<string | null>(null)
  const complete = useCompleteProviderSignIn()
  const { ticket } = waiting
  const form = useForm({
    schema: links ? providerCompletionInput.required({ password: true }) : providerCompletionInput,
    defaultValues: { ticket, ...(links && { password: '' }), code: '' },
  })
  const { errors } = form.formState
  const password = links ? form.register('password') : null

  const submit = form.handleSubmit((values) => {
    if (asksForCode && !values.code)
      return form.setError('code', { message: authTexts.codeHelp }, { shouldFocus: true })
    clearToasts('session')
    complete.mutate(values, { onSuccess: onSignedIn, onError: refuse })
  })

  function refuse(error: Error) {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'sign_in_over') return setOver(providerErrorReason(error))
    if (code === 'wrong_password')
      return form.setError('password', { message: providerErrorReason(error) }, { shouldFocus: true })
    if (code === 'code_required') return setAsksForCode(true)
    if (code === 'code_invalid')
      return form.setError('code', { message: providerErrorReason(error) }, { shouldFocus: true })
    toastError({ title: authTexts.loginFailed, description: providerErrorReason(error) }, 'session')
  }

  if (isOver !== null) return <SignInOver reason={isOver} />
  return (
    <form noValidate onSubmit={submit}>
      <Flex direction="column" gap="4">
        <Text as="p" size="2" color="gray" className="wrap-anywhere">
          {links ? identityTexts.linkIntro(waiting.email, waiting.username) : identityTexts.providerCodeIntro}
        </Text>
        {links && <input hidden autoComplete="username" value={waiting.username} readOnly />}
        {password && (
          <PasswordField
            size="3"
            autoComplete="current-password"
            error={errors.password?.message}
            {...password}
          />
        )}
        {asksForCode && (
          <CodeField size="3" autoFocus error={errors.code?.message} {...form.register('code')} />
        )}
        {links && (
          <Text size="2" align="right">
            <Link asChild>
              <RouterLink to="/forgot-password">{authTexts.forgotPassword}</RouterLink>
            </Link>
          </Text>
        )}
        <SubmitButton size="3" isPending={complete.isPending} pending={authTexts.loggingIn}>
          {links ? identityTexts.linkAction : 'Login'}
        </SubmitButton>
        <Text size="2" align="center">
          <Link asChild>
            <RouterLink to="/auth">Back to sign-in</RouterLink>
          </Link>
        </Text>
      </Flex>
    </form>
  )
}

/** The sign-in can't be continued. */
function SignInOver({ reason }: { readonly reason: string }) {
  return (
    <Flex direction="column" gap="4">
      <AuthNotice>{reason}</AuthNotice>
      <Button size="3" asChild>
        <RouterLink to="/auth">Back to sign-in</RouterLink>
      </Button>
    </Flex>
  )
}
