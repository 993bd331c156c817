import { Button, Flex, Spinner, Text } from '@radix-ui/themes'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { toast } from '../../../ui/feedback/toast-queue.ts'
import { usePageTitle } from '../../../ui/navigation/use-page-title.ts'
import { providerRedirectQuery } from '../../auth/provider-redirect-query.ts'
import { mcpTexts } from './mcp-texts.ts'
import { useFinishSignIn } from './queries.ts'

/** The state names the agent and its server. */
const [id = 0, serverId = 0] = (new URLSearchParams(providerRedirectQuery).get('state') ?? '')
  .split('.')
  .map((part) => Number(part) || 0)
const sent = { id, serverId, answer: providerRedirectQuery }

/** The page that an MCP server's sign-in leads back to. It goes on to the agent by itself. */
export default function McpReturnPage() {
  const { history } = useRouter()
  const { error, mutate } = useFinishSignIn()
  usePageTitle(mcpTexts.signIn)

  // An answer is valid only once, and effects may run twice.
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    mutate(sent, {
      onSuccess: () => {
        toast({ title: mcpTexts.signedIn }, 'mcp')
        history.replace(`/dashboard/agents/${sent.id}#settings-actions`)
      },
    })
  })

  if (!error)
    return (
      <Text as="p" size="2" color="gray" role="status">
        <Spinner /> {mcpTexts.signingIn}
      </Text>
    )
  return (
    <Flex direction="column" gap="4" align="start" className="reading-width">
      <Text as="p" size="3" role="alert">
        {withDetail(mcpTexts.notSignedIn, error)}
      </Text>
      <Button asChild>
        <Link to="/dashboard/agents/$id" params={{ id: String(sent.id) }} hash="settings-actions">
          {mcpTexts.back}
        </Link>
      </Button>
    </Flex>
  )
}
