import type { RouteResponse } from '@parleykit/contract/base/route'
import type { findMemberInvitation } from '@parleykit/contract/workspaces/workspaces'
import { Button, Flex, Text } from '@radix-ui/themes'
import { Link, useNavigate } from '@tanstack/react-router'
import { ApiError, withDetail } from '../../api/api-error.ts'
import { chooseWorkspace } from '../../api/workspace-choice.ts'
import { clearToastsBefore, toast } from '../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { useAuth } from '../auth/auth-context.ts'
import { authTexts } from '../auth/auth-texts.ts'
import { emailTexts } from '../auth/email-texts.ts'
import { clearInvitation, joinPath } from '../auth/stored-invitation.ts'
import { membersTexts, roleTexts } from './members-texts.ts'
import { useJoinWorkspace } from './queries.ts'

interface JoinOfferProps {
  readonly token: string
  readonly offer: RouteResponse<typeof findMemberInvitation>
}

/** An invitation's offer: signed-in users can join at once, others after creating an account. */
export function JoinOffer({ token, offer }: JoinOfferProps) {
  const { workspace, role, email } = offer
  const needsMail = offer.needsConfirmedEmail && email !== null
  const { user } = useAuth()
  const joining = useJoinWorkspace()
  const navigate = useNavigate()

  function join() {
    clearToastsBefore('join-offer', joining).mutate(token, {
      onSuccess: ({ workspaceId }) => {
        clearInvitation()
        chooseWorkspace(workspaceId)
        toast(membersTexts.joined, 'join-offer')
        void navigate({ to: '/dashboard' })
      },
    })
  }

  return (
    <>
      <Text as="p" size="2" mb="2">
        {membersTexts.offer(workspace, roleTexts[role])} {membersTexts.roleHelp[role]}
      </Text>
      <Text as="p" size="2" color="gray" mb="4">
        {user
          ? membersTexts.signedInAs(user.username)
          : needsMail
            ? authTexts.invitedByMail(email)
            : membersTexts.accountNeeded(email)}
      </Text>
      <Flex gap="3" wrap="wrap">
        {user ? (
          <PendingButton onClick={join} isOff={joining.isPending}>
            {membersTexts.join}
          </PendingButton>
        ) : (
          <>
            {!needsMail && (
              <Button asChild>
                <Link to="/auth" search={{ next: joinPath, tab: 'register' }}>
                  Register
                </Link>
              </Button>
            )}
            <Button variant="soft" asChild>
              <Link to="/auth" search={{ next: joinPath }}>
                Login
              </Link>
            </Button>
          </>
        )}
      </Flex>
      {joining.error && (
        <Text as="p" size="2" color="red" mt="3" role="alert">
          {withDetail(membersTexts.joinFailed, joining.error)}
        </Text>
      )}
      {joining.error instanceof ApiError && joining.error.code === 'email_unconfirmed' && (
        <Button variant="soft" mt="3" asChild>
          <Link to="/dashboard/profile">{emailTexts.confirmHere}</Link>
        </Button>
      )}
    </>
  )
}
