import { Link, Text } from '@radix-ui/themes'
import { Link as RouterLink } from '@tanstack/react-router'
import { membersTexts } from '../workspaces/members-texts.ts'

/** Links to the place where the owner manages the agent's other members. */
export function MembersLine() {
  return (
    <Text as="p" size="2">
      {membersTexts.colleagues}{' '}
      <Link asChild underline="always">
        <RouterLink to="/dashboard/profile" hash="members">
          {membersTexts.seeMembers}
        </RouterLink>
      </Link>
    </Text>
  )
}
