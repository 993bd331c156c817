import { DropdownMenu } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { membersTexts } from './members-texts.ts'
import { invitationsQuery, membersQuery } from './queries.ts'
import { useWorkspace } from './use-workspace.ts'

/** A menu item for the members of the user's own workspace; nothing before the first invitation. */
export function MembersItem() {
  const isOwn = useWorkspace()?.isOwn ?? false
  const { data: members = [] } = useQuery({ ...membersQuery, enabled: isOwn })
  const { data: invitations = [] } = useQuery({ ...invitationsQuery, enabled: isOwn })
  if (!isOwn || members.length + invitations.length === 0) return null
  return (
    <DropdownMenu.Item asChild>
      <Link to="/dashboard/profile" hash="members">
        <Users size={16} /> {membersTexts.title}
      </Link>
    </DropdownMenu.Item>
  )
}
