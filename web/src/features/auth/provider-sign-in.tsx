import { Box, Flex, Separator, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { LogIn } from 'lucide-react'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { identityTexts } from './identity-texts.ts'
import { useGoToProvider } from './provider-queries.ts'
import { signInOptionsQuery } from './queries.ts'

interface ProviderSignInProps {
  readonly next: string | undefined
  /** The token of the link that led here, or null. */
  readonly invite: string | null
}

/** Sign-in through the operator's identity provider, if any. Creates an account for an unknown user. */
export function ProviderSignIn({ next, invite }: ProviderSignInProps) {
  const { data: options } = useQuery(signInOptionsQuery)
  const go = useGoToProvider()
  if (!options?.provider) return null
  const body = { ...(next !== undefined && { next }), ...(invite !== null && { invite }) }
  return (
    <Box mt="5">
      <Flex align="center" gap="3" mb="5">
        <Separator size="4" />
        <Text size="2" color="gray">
          or
        </Text>
        <Separator size="4" />
      </Flex>
      <PendingButton
        type="button"
        size="3"
        variant="soft"
        className="auth-wide"
        isOff={go.isPending || go.isSuccess}
        onClick={() => go.mutate(body)}
      >
        <LogIn size={16} aria-hidden />
        <span className="auth-provider-name">{identityTexts.continueWith(options.provider)}</span>
      </PendingButton>
    </Box>
  )
}
