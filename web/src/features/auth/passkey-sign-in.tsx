import type { User } from '@parleykit/contract/auth/account'
import * as contract from '@parleykit/contract/auth/passkeys'
import { Box, Text } from '@radix-ui/themes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { callApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { clearToasts, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { useAuth } from './auth-context.ts'
import { authTexts } from './auth-texts.ts'
import { passkeyTexts } from './passkey-texts.ts'
import { signInOptionsQuery } from './queries.ts'
import { supportsPasskeys } from './supports-passkeys.ts'
import { wasPromptDismissed } from './was-prompt-dismissed.ts'

/** Sign-in with a passkey, if the server and the browser support it. */
export function PasskeySignIn() {
  const { enter } = useAuth()
  const { data: options } = useQuery(signInOptionsQuery)
  const signIn = useMutation({
    mutationFn: askForPasskey,
    onMutate: () => clearToasts('session'),
    onSuccess: (user) => {
      enter(user)
      toast(authTexts.loggedIn, 'session')
    },
    onError: (error) => {
      if (wasPromptDismissed(error)) return
      const description = (error instanceof ApiError && error.detail) || passkeyTexts.failed
      toastError({ title: authTexts.loginFailed, description }, 'session')
    },
  })
  if (!supportsPasskeys(options?.passkeys)) return null
  return (
    <Box mt="4">
      <PendingButton
        type="button"
        size="3"
        variant="soft"
        className="auth-wide"
        isOff={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        <KeyRound size={16} aria-hidden />
        {signIn.isPending ? passkeyTexts.waiting : passkeyTexts.action}
      </PendingButton>
      <Text as="p" role="status" size="2" color="gray" mt="2" align="center">
        {signIn.isError && wasPromptDismissed(signIn.error) && passkeyTexts.notUsed}
      </Text>
    </Box>
  )
}

/** Signs in with a passkey chosen in the browser's own prompt. */
async function askForPasskey(): Promise<User> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = await callApi(contract.askForPasskey)
  const credential = await startAuthentication({ optionsJSON })
  return callApi(contract.signInWithPasskey, { body: { credential } })
}
