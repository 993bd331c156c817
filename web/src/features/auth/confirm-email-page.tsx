import { confirmEmail } from '@parleykit/contract/auth/recovery'
import { Button, Flex, Text } from '@radix-ui/themes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { callApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { SubmitLabel } from '../../ui/form/submit-label.tsx'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { AuthFrame } from './auth-frame.tsx'
import { AuthNotice } from './auth-notice.tsx'
import { authTexts } from './auth-texts.ts'
import { userQuery } from './queries.ts'
import { useLinkToken } from './use-link-token.ts'

/** Confirms the email address that the link was sent to. Requires a click, since mail scanners open links too. */
export default function ConfirmEmailPage() {
  const token = useLinkToken()
  const queryClient = useQueryClient()
  const confirmation = useMutation({
    mutationFn: () => callApi(confirmEmail, { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userQuery.queryKey }),
  })
  const { error } = confirmation
  const isOfOther = error instanceof ApiError && error.code === 'link_of_other_account'
  usePageTitle('Confirm address')
  return (
    <AuthFrame title="Confirm your email address">
      <Flex direction="column" gap="4">
        {confirmation.isSuccess ? (
          <AuthNotice>{authTexts.emailConfirmed(confirmation.data.email)}</AuthNotice>
        ) : (
          <Text as="p" size="2" color="gray">
            {authTexts.confirmIntro}
          </Text>
        )}
        {error && <AuthNotice>{providerErrorReason(error)}</AuthNotice>}
        {isOfOther && (
          <Button size="3" asChild>
            <Link to="/auth">Sign in</Link>
          </Button>
        )}
        {confirmation.isSuccess ? (
          <Button size="3" asChild>
            <Link to="/dashboard">Go to the dashboard</Link>
          </Button>
        ) : (
          <PendingButton
            size="3"
            variant={isOfOther ? 'soft' : 'solid'}
            isOff={confirmation.isPending}
            onClick={() => confirmation.mutate()}
          >
            <SubmitLabel
              isPending={confirmation.isPending}
              idle="Confirm this address"
              pending="Confirming..."
            />
          </PendingButton>
        )}
      </Flex>
    </AuthFrame>
  )
}

const providerErrorReason = (error: Error) =>
  error instanceof ApiError && error.detail !== '' ? error.detail : authTexts.confirmFailed
