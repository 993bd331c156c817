import { Box, Button, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ApiError, withDetail } from '../../api/api-error.ts'
import { FullPageSpinner } from '../../ui/loading/full-page-spinner.tsx'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { useAuth } from '../auth/auth-context.ts'
import { AuthFrame } from '../auth/auth-frame.tsx'
import { offerQuery } from '../auth/invitation-queries.ts'
import { clearInvitation, getStoredInvitation, storeInvitation } from '../auth/stored-invitation.ts'
import { useLinkToken } from '../auth/use-link-token.ts'
import { JoinOffer } from './join-offer.tsx'
import { membersTexts } from './members-texts.ts'

/** The target of invitation links: shows the offer and lets users join. */
export default function JoinPage() {
  const linkToken = useLinkToken()
  // The URL has no token after the sign-in screen.
  const [token] = useState(() => linkToken || getStoredInvitation() || '')
  const { user, isLoading } = useAuth()
  const offer = useQuery({ ...offerQuery(token), enabled: token !== '' })
  const isRefused = offer.error instanceof ApiError && offer.error.code === 'invitation_invalid'
  usePageTitle(membersTexts.joinTitle)
  useEffect(() => {
    if (isRefused) clearInvitation()
    else if (token !== '') storeInvitation(token)
  }, [token, isRefused])
  if (isLoading || offer.isLoading) return <FullPageSpinner />
  // Registering with the link has used it up.
  if (token === '' && user && user.workspaces.length > 0) return <Navigate to="/dashboard" replace />
  if (offer.data) {
    return (
      <AuthFrame title={membersTexts.offerTitle(offer.data.workspace)}>
        <JoinOffer token={token} offer={offer.data} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={membersTexts.joinTitle}>
      <Text as="p" size="2" mb="4">
        {offer.error ? withDetail(membersTexts.joinFailed, offer.error) : membersTexts.noToken}
      </Text>
      <Box>
        <Button asChild>
          <Link to="/dashboard">Go to the dashboard</Link>
        </Button>
      </Box>
    </AuthFrame>
  )
}
