import type { ProviderOutcome } from '@parleykit/contract/auth/oidc'
import { Button, Flex, Spinner, Text } from '@radix-ui/themes'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { toast } from '../../ui/feedback/toast-queue.ts'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { useAuth } from './auth-context.ts'
import { AuthFrame } from './auth-frame.tsx'
import { AuthNotice } from './auth-notice.tsx'
import { authTexts } from './auth-texts.ts'
import { FirstPasswordForm } from './first-password-form.tsx'
import { identityTexts } from './identity-texts.ts'
import { safeNextPath } from './next-path.ts'
import { ProviderCompletionForm } from './provider-completion-form.tsx'
import { providerErrorReason, useFinishAtProvider } from './provider-queries.ts'
import { providerRedirectQuery } from './provider-redirect-query.ts'
import { userQuery } from './queries.ts'
import { clearInvitation, getStoredInvitation, joinPath } from './stored-invitation.ts'

type SignedIn = Extract<ProviderOutcome, { outcome: 'signed_in' }>

const titles = {
  code_required: identityTexts.oneMoreStep,
  link_required: identityTexts.linkTitle,
  password_wanted: identityTexts.firstPasswordTitle,
  password_link_sent: identityTexts.firstPasswordTitle,
} as const

/** The page that the identity provider redirects to: continues by itself, or asks for what is still required. */
export default function ProviderReturnPage() {
  const { user, enter } = useAuth()
  const { history } = useRouter()
  const queryClient = useQueryClient()
  const { data: outcome, error, mutate } = useFinishAtProvider()
  usePageTitle('Login')

  function welcome({ user: signedIn, isNew, next }: SignedIn) {
    if (isNew) clearInvitation()
    enter(signedIn)
    toast(isNew ? authTexts.registered : authTexts.loggedIn, 'session')
    // Asks an existing user who came through an invitation link whether to join.
    const leadsToJoin = !isNew && next === null && getStoredInvitation() !== null
    history.replace(leadsToJoin ? joinPath : safeNextPath(next ?? undefined))
  }

  async function toProfile() {
    await queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
    history.replace('/dashboard/profile')
  }

  // A response is valid only once, and effects may run twice.
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    mutate(providerRedirectQuery, {
      onSuccess: (came) => {
        if (came.outcome === 'signed_in') welcome(came)
        if (came.outcome === 'linked') {
          toast(identityTexts.identityLinked, 'sign-ins')
          void toProfile()
        }
      },
    })
  })

  if (error) return <FailedReturn reason={providerErrorReason(error)} isSignedIn={Boolean(user)} />
  if (!outcome || outcome.outcome === 'signed_in' || outcome.outcome === 'linked')
    return (
      <AuthFrame title={identityTexts.signingIn}>
        <Text size="2" color="gray" role="status">
          <Spinner /> {identityTexts.askingProvider}
        </Text>
      </AuthFrame>
    )
  return (
    <AuthFrame title={titles[outcome.outcome]}>
      {outcome.outcome === 'password_wanted' && (
        <FirstPasswordForm ticket={outcome.ticket} onSet={() => void toProfile()} />
      )}
      {outcome.outcome === 'password_link_sent' && (
        <AuthNotice>
          {identityTexts.passwordLinkSent(outcome.email)} {authTexts.resetNext}
        </AuthNotice>
      )}
      {(outcome.outcome === 'code_required' || outcome.outcome === 'link_required') && (
        <ProviderCompletionForm waiting={outcome} onSignedIn={welcome} />
      )}
    </AuthFrame>
  )
}

interface FailedReturnProps {
  readonly reason: string
  readonly isSignedIn: boolean
}

function FailedReturn({ reason, isSignedIn }: FailedReturnProps) {
  return (
    <AuthFrame title={authTexts.loginFailed}>
      <Flex direction="column" gap="4">
        <AuthNotice>{reason}</AuthNotice>
        <Button size="3" asChild>
          {isSignedIn ? (
            <Link to="/dashboard/profile">Back to your profile</Link>
          ) : (
            <Link to="/auth">Back to sign-in</Link>
          )}
        </Button>
      </Flex>
    </AuthFrame>
  )
}
