import type { RouteResponse } from '@parleykit/contract/base/route'
import type { inviteMember } from '@parleykit/contract/workspaces/workspaces'
import { Button, Code, Flex } from '@radix-ui/themes'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { membersTexts } from './members-texts.ts'
import './workspaces.css'
import { joinPath } from '../auth/kept-invitation.ts'

interface InvitedNoteProps {
  readonly invited: RouteResponse<typeof inviteMember>
  readonly onClose: () => void
}

/** The link of a new invitation, shown only once. Its token is in the fragment, which isn't sent to servers. */
export function InvitedNote({ invited: { token, invitation, isMailed }, onClose }: InvitedNoteProps) {
  const link = `${window.location.origin}${joinPath}#${token}`
  const { email } = invitation
  return (
    <>
      <Dialog.Description size="2" mb="3">
        {isMailed && email !== null ? membersTexts.mailed(email) : membersTexts.sendLink(email)}
      </Dialog.Description>
      <Code variant="soft" color="gray" className="invitation-link" tabIndex={0}>
        {link}
      </Code>
      <Flex gap="3" mt="4" justify="end" className="dialog-actions">
        <CopyButton text={link} label="Copy link" />
        <Button onClick={onClose}>Done</Button>
      </Flex>
    </>
  )
}
