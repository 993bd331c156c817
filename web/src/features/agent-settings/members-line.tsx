import { membersTexts } from '@parleykit/contract/owner-workspaces-texts'
import { Link, Text } from '@radix-ui/themes'
import { Link as RouterLink } from '@tanstack/react-router'

/** Says where it is settled who works on the agent beside its owner. */
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
