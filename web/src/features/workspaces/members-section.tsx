import type { RouteResponse } from '@parleykit/contract/base/route'
import { limitsOf } from '@parleykit/contract/billing/plans'
import type { inviteMember } from '@parleykit/contract/workspaces/workspaces'
import { Button, Code, Flex, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { CopyButton } from '../../ui/feedback/copy-button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import './workspaces.css'
import { joinPath } from '../auth/stored-invitation.ts'
import { MemberRow } from './member-row.tsx'
import { membersTexts } from './members-texts.ts'
import { planTexts } from './plan-texts.ts'
import { invitationsQuery, membersQuery, useInviteMember } from './queries.ts'
import { useWorkspace } from './use-workspace.ts'
import './workspaces.css'

interface MembersSectionProps {
  /** Additional actions besides inviting. */
  readonly children: ReactNode
}

/** The members of the owner's workspace, with a button to invite, or to upgrade if no seat is free. */
export function MembersSection({ children }: MembersSectionProps) {
  const members = useQuery(membersQuery)
  const invitations = useQuery(invitationsQuery)
  const [isInviting, setInviting] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const workspace = useWorkspace()
  const seats = limitsOf(workspace?.subscriptionTier ?? 'free').members
  const taken = 1 + (members.data?.length ?? 0) + (invitations.data?.length ?? 0)
  const isFull = taken >= seats
  const isEmpty = !members.data?.length && !invitations.data?.length
  const focusList = () => list.current?.focus()
  return (
    <TitledSection id="members" title={membersTexts.title} text={membersTexts.help}>
      {(members.isError || invitations.isError) && (
        <ErrorState
          text={membersTexts.listFailed}
          onRetry={() => {
            void members.refetch()
            void invitations.refetch()
          }}
        />
      )}
      {!isEmpty && (
        <ul className="plain-list" ref={list} tabIndex={-1} aria-label={membersTexts.title}>
          {members.data?.map((member) => (
            <MemberRow key={member.userId} member={member} onGone={focusList} />
          ))}
          {invitations.data?.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} onGone={focusList} />
          ))}
        </ul>
      )}
      {isFull && (
        <Text as="p" size="2" mt={isEmpty ? '0' : '3'} mb="3">
          {membersTexts.noSeat(seats)}
        </Text>
      )}
      <Flex mt={isEmpty || isFull ? '0' : '3'} gap="3" wrap="wrap">
        {isFull ? (
          <Button asChild>
            <Link to="/dashboard/subscription">{planTexts.upgradeNow}</Link>
          </Button>
        ) : (
          <Button variant="soft" onClick={() => setInviting(true)}>
            <UserPlus size={16} /> {membersTexts.invite}
          </Button>
        )}
        {children}
      </Flex>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </TitledSection>
  )
}

/** Creates an invitation and shows its link. */
function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const inviting = useInviteMember()
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content maxWidth="460px">
        <Dialog.Title size="4">{membersTexts.inviteTitle}</Dialog.Title>
        {inviting.data ? (
          <InvitedNote invited={inviting.data} onClose={onClose} />
        ) : (
          <InviteForm inviting={inviting} />
        )}
        {inviting.error && (
          <Text as="p" size="2" color="red" mt="3" role="alert">
            {withDetail(membersTexts.inviteFailed, inviting.error)}
          </Text>
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface InvitedNoteProps {
  readonly invited: RouteResponse<typeof inviteMember>
  readonly onClose: () => void
}

/**
 * The link of a new invitation, shown only once. Its token is in the fragment, which isn't sent to servers. A mailed
 * invitation shows no link: a copied one wouldn't prove the address.
 */
function InvitedNote({ invited: { token, invitation, isMailed }, onClose }: InvitedNoteProps) {
  const link = `${window.location.origin}${joinPath}#${token}`
  const { email } = invitation
  return (
    <>
      <Dialog.Description size="2" mb="3">
        {isMailed && email !== null ? membersTexts.mailed(email) : membersTexts.sendLink(email)}
      </Dialog.Description>
      {!isMailed && (
        <Code variant="soft" color="gray" className="invitation-link" tabIndex={0}>
          {link}
        </Code>
      )}
      <Flex gap="3" mt="4" justify="end" className="dialog-actions">
        {!isMailed && <CopyButton text={link} label="Copy link" />}
        <Button onClick={onClose}>Done</Button>
      </Flex>
    </>
  )
}
