import { otherWorkspacesTexts } from '@parleykit/contract/workspace-texts'
import { Button, Flex, Text } from '@radix-ui/themes'
import { useAuth } from '../auth/auth-context.ts'
import { useOpenWorkspace } from './use-open-workspace.ts'
import { useWorkspace } from './use-workspace.ts'

/** As many as stand below one another without being a list; the menu has all. */
const shownMax = 3

/** Leads somebody whose own workspace is empty to those that they were invited to; nothing where there are none. */
export function OtherWorkspaces() {
  const { user } = useAuth()
  const workspace = useWorkspace()
  const open = useOpenWorkspace()
  const others = user?.workspaces.filter(({ isPaused }) => !isPaused) ?? []
  if (!workspace?.isOwn || others.length === 0) return null
  return (
    <Flex direction="column" align="center" gap="2" pt="3">
      <Text as="p" size="2" color="gray" align="center">
        {others.length === 1 ? otherWorkspacesTexts.help : otherWorkspacesTexts.helpOfSeveral}
      </Text>
      {others.slice(0, shownMax).map(({ id, name }) => (
        <Button key={id} variant="soft" className="wrap-anywhere" onClick={() => open(id)}>
          {otherWorkspacesTexts.open(name)}
        </Button>
      ))}
    </Flex>
  )
}
