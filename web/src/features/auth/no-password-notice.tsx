import { beginFirstPassword } from '@parleykit/contract/auth/oidc'
import { Callout, Flex, Link } from '@radix-ui/themes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { callApi } from '../../api/api.ts'
import { withDetail } from '../../api/api-error.ts'
import { clearToastsBefore, toastError } from '../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { identityTexts } from './identity-texts.ts'
import { signInOptionsQuery } from './queries.ts'

/** Shown in place of a password prompt if the account has no password: how to set one. */
export function NoPasswordNotice() {
  const { data: options } = useQuery(signInOptionsQuery)
  const begin = useBeginFirstPassword()
  const go = () =>
    clearToastsBefore('sign-ins', begin).mutate(undefined, {
      onError: (error) => {
        const { title, description } = identityTexts.firstPasswordFailed
        toastError({ title, description: withDetail(description, error) }, 'sign-ins')
      },
    })
  return (
    <Callout.Root color="gray" role="note">
      <Callout.Icon>
        <KeyRound size={16} />
      </Callout.Icon>
      <Callout.Text>
        {options?.provider === null ? (
          <>
            {identityTexts.passwordByLink}{' '}
            <Link asChild>
              <RouterLink to="/forgot-password">Reset your password</RouterLink>
            </Link>
          </>
        ) : (
          identityTexts.passwordMissing(options?.provider ?? '')
        )}
      </Callout.Text>
      {options?.provider && (
        <Flex>
          <PendingButton
            type="button"
            size="2"
            color="iris"
            isOff={begin.isPending || begin.isSuccess}
            onClick={go}
          >
            Set a password
          </PendingButton>
        </Flex>
      )}
    </Callout.Root>
  )
}

/** Redirects to the identity provider, and from there to the form for a first password. */
function useBeginFirstPassword() {
  return useMutation({
    mutationFn: () => callApi(beginFirstPassword),
    onSuccess: ({ url }) => window.location.assign(url),
  })
}
