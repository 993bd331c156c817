import type { Audience } from '@parleykit/contract/setup/setup'
import { Button, Flex } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { useAuth } from '../auth/auth-context.ts'
import { lookHash, setupTexts } from './setup-texts.ts'

/** The next steps after the answer. */
export function SetupDone({ audience }: { readonly audience: Audience }) {
  const { user } = useAuth()
  return (
    <Flex gap="3" wrap="wrap">
      <Button size="3" asChild>
        {user?.hasAgents ? (
          <Link to="/dashboard">{setupTexts.dashboard}</Link>
        ) : (
          <Link to="/dashboard/create">{setupTexts.createAgent}</Link>
        )}
      </Button>
      {/* The click asks for the search, which the page then begins. */}
      <Button size="3" variant="soft" asChild>
        <Link to="/dashboard/status/models" hash={lookHash}>
          {setupTexts.lookForModels}
        </Link>
      </Button>
      {audience === 'team' && (
        <Button size="3" variant="soft" asChild>
          <Link to="/dashboard/profile" hash="members">
            {setupTexts.inviteTeam}
          </Link>
        </Button>
      )}
    </Flex>
  )
}
