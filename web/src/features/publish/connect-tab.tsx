import type { Agent } from '@parleykit/contract/agents'
import { integrationTexts } from '@parleykit/contract/connect-texts'
import { Button, Flex, Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Code2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { WebhooksSetting } from '../webhooks/webhooks-setting.tsx'
import { Needs } from '../workspaces/needs.tsx'
import { AccessNotices } from './access/access-notices.tsx'
import { ApiCalls } from './connect/api-calls.tsx'
import { IdentitySetting } from './connect/identity-setting.tsx'
import { InstallCheck } from './connect/install-check.tsx'
import { OtherTools } from './connect/other-tools.tsx'
import { publicAddressesQuery } from './connect/queries.ts'
import { SeenOn } from './connect/seen-on.tsx'
import { Ways } from './connect/ways.tsx'
import './snippets/publish.css'

const IntegrationDialog = lazy(() => import('./integration-dialog.tsx'))

/** How visitors get to the agent, and what puts it where they are. */
export default function ConnectTab({ agent }: { readonly agent: Agent }) {
  const [isIntegrating, setIsIntegrating] = useState(false)
  const { data, isError } = useQuery(publicAddressesQuery)
  const here = window.location.origin
  // Without an answer the address of this page is the best guess.
  const addresses = data ?? (isError ? { server: here, widget: here } : undefined)
  if (!addresses) return <Skeleton height="640px" />
  return (
    <Flex direction="column" gap="7">
      <AccessNotices agent={agent} />
      <Ways agent={agent} addresses={addresses} />
      <Needs least="editor">
        <InstallCheck agentId={agent.id} />
      </Needs>
      <SeenOn agent={agent} />
      <Needs least="editor">
        <ApiCalls agent={agent} addresses={addresses} />
        <OtherTools agent={agent} addresses={addresses} />
        <IdentitySetting agent={agent} />
        <WebhooksSetting agentId={agent.id} />
        <div>
          <Button variant="soft" onClick={() => setIsIntegrating(true)}>
            <Code2 size={16} /> {integrationTexts.open}
          </Button>
        </div>
      </Needs>
      {isIntegrating && (
        <Suspense>
          <IntegrationDialog agent={agent} onClose={() => setIsIntegrating(false)} />
        </Suspense>
      )}
    </Flex>
  )
}
