import { Button, Flex, Text } from '@radix-ui/themes'
import { useAuth } from '../auth/auth-context.ts'
import { useOpenWorkspace } from './use-open-workspace.ts'
import { useWorkspace } from './use-workspace.ts'

/** Texts that lead users whose own workspace is empty to the others. */
const otherWorkspacesTexts = {
  help: "This is your own workspace. You're also a member of:",
  helpOfSeveral: "This is your own workspace. You're also a member of:",
  open: (name: string) => `Open ${name}'s workspace`,
} as const

/** Maximum number shown; the menu lists all. */
const shownMax = 3

/** Links from an empty workspace to the ones that the user was invited to; nothing if there are none. */
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
