import { openSignInLink, requestSignInLink } from '@parleykit/contract/auth/recovery'
import { Button, Flex, Link, Text } from '@radix-ui/themes'
import { useMutation } from '@tanstack/react-query'
import { Link as RouterLink, useNavigate } from '@tanstack/react-router'
import { callApi } from '../../api/api.ts'
import { ApiError, withDetail } from '../../api/api-error.ts'
import { clearToasts, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { SubmitLabel } from '../../ui/form/submit-label.tsx'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { AuthFrame } from './auth-frame.tsx'
import { AuthNotice } from './auth-notice.tsx'
import { authTexts } from './auth-texts.ts'
import { LinkRequestForm } from './link-request-form.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Lets this browser sign in while others guess the password: requests a mailed link, or opens it. */
export default function SignInLinkPage() {
  const token = useLinkToken()
  usePageTitle('Sign-in link')
  return (
    <AuthFrame title="Sign in from a new browser">
      <Flex direction="column" gap="5">
        {token === '' ? (
          <LinkRequestForm
            intro={authTexts.signInLinkIntro}
            request={(body) => callApi(requestSignInLink, { body })}
          />
        ) : (
          <OpenLink key={token} token={token} />
        )}
        <Text size="2" align="center">
          <Link asChild>
            <RouterLink to="/auth">Back to sign-in</RouterLink>
          </Link>
        </Text>
      </Flex>
    </AuthFrame>
  )
}

/** Requires a click, since mail scanners open links too. */
function OpenLink({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const opening = useMutation({
    mutationFn: () => callApi(openSignInLink, { body: { token } }),
    onMutate: () => clearToasts('session'),
    onSuccess: ({ username }) => {
      toast(authTexts.signInLinkOpened(username), 'session')
      void navigate({ to: '/auth', replace: true })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'link_invalid') return
      toastError({ title: 'Error', description: withDetail(authTexts.signInLinkFailed, error) }, 'session')
    },
  })
  const { error } = opening
  if (error instanceof ApiError && error.code === 'link_invalid')
    return (
      <Flex direction="column" gap="4">
        <AuthNotice>{error.detail}</AuthNotice>
        <Button size="3" variant="soft" asChild>
          <RouterLink to="/sign-in-link" reloadDocument>
            Request a new link
          </RouterLink>
        </Button>
      </Flex>
    )
  return (
    <Flex direction="column" gap="4">
      <Text as="p" size="2" color="gray">
        {authTexts.signInLinkOpens}
      </Text>
      <PendingButton size="3" isOff={opening.isPending} onClick={() => opening.mutate()}>
        <SubmitLabel isPending={opening.isPending} idle="Let this browser sign in" pending="Opening..." />
      </PendingButton>
    </Flex>
  )
}
