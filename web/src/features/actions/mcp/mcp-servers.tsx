import type { Action } from '@parleykit/contract/actions/actions'
import { mcpServersMax } from '@parleykit/contract/actions/limits'
import type { McpServer } from '@parleykit/contract/actions/mcp-servers'
import { Badge, Button, Flex, Heading, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Plug } from 'lucide-react'
import { useRef, useState } from 'react'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Time } from '../../../ui/format/time.tsx'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { mcpTexts } from './mcp-texts.ts'
import { mcpServersQuery } from './queries.ts'
import { ServerButtons } from './server-buttons.tsx'
import { ToolsDialog } from './tools-dialog.tsx'

interface McpServersProps {
  readonly agentId: number
  readonly actions: readonly Action[]
}

/** The MCP servers of an agent. */
export function McpServers({ agentId, actions }: McpServersProps) {
  const { data: servers, isError, refetch } = useQuery(mcpServersQuery(agentId))
  const [isConnecting, setConnecting] = useState(false)
  const [opened, setOpened] = useState<number | null>(null)
  const connector = useRef<HTMLButtonElement>(null)
  const isFull = (servers?.length ?? 0) >= mcpServersMax
  return (
    <section className="mcp-servers">
      <Heading as="h3" size="3" mb="1">
        {mcpTexts.title}
      </Heading>
      <Text as="p" size="2" color="gray" mb="3">
        {mcpTexts.help}
      </Text>
      {isError && <ErrorState text={mcpTexts.failed} onRetry={() => void refetch()} />}
      {!servers && !isError && <Skeleton height="64px" />}
      {servers && servers.length > 0 && (
        <ul className="plain-list reading-width" aria-label={mcpTexts.title}>
          {servers.map((server) => (
            <li key={server.id} className="action-row">
              <ServerWords server={server} />
              <RequireRole least="editor">
                <ServerButtons
                  agentId={agentId}
                  server={server}
                  onTools={() => setOpened(server.id)}
                  onGone={() => connector.current?.focus()}
                />
              </RequireRole>
            </li>
          ))}
        </ul>
      )}
      {servers && (
        <RequireRole least="editor">
          <Button
            ref={connector}
            type="button"
            variant="soft"
            mt="3"
            disabled={isFull}
            onClick={() => setConnecting(true)}
          >
            <Plug size={16} /> {mcpTexts.connect}
          </Button>
          {isFull && (
            <Text as="p" size="1" color="gray" mt="2">
              {mcpTexts.full}
            </Text>
          )}
        </RequireRole>
      )}
      <ConnectDialog
        agentId={agentId}
        isOpen={isConnecting}
        onClose={() => setConnecting(false)}
        onConnected={(server) => {
          setConnecting(false)
          if (server.tools.length > 0) setOpened(server.id)
        }}
      />
      <ToolsDialog
        agentId={agentId}
        server={servers?.find(({ id }) => id === opened) ?? null}
        actions={actions}
        onClose={() => setOpened(null)}
      />
    </section>
  )
}

const stateColors = { ready: 'green', sign_in: 'yellow', failing: 'red' } as const

function ServerWords({ server: { name, url, state, fault, checkedAt } }: { readonly server: McpServer }) {
  return (
    <>
      <Flex align="center" gap="2" wrap="wrap">
        <Text size="2" weight="medium" className="wrap-anywhere">
          {name}
        </Text>
        <Badge color={stateColors[state]}>{mcpTexts.states[state]}</Badge>
      </Flex>
      <Text as="p" size="2" color="gray" className="wrap-anywhere" dir="ltr">
        {url}
      </Text>
      {fault !== null && (
        <Text as="p" size="2" color="red">
          {fault}
        </Text>
      )}
      {checkedAt !== null && (
        <Text as="p" size="1" color="gray">
          {mcpTexts.checked} <Time instant={checkedAt} />
        </Text>
      )}
    </>
  )
}
