import type { Agent } from '@parleykit/contract/agents/agents'
import { Flex, Skeleton, Tabs } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { importWithRetry } from '../../ui/loading/import-with-retry.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { afterPaint } from '../../ui/timing/after-paint.ts'
import { RequireRole, useHasRole } from '../workspaces/require-role.tsx'
import { AccessNotices } from './access/access-notices.tsx'
import { ConnectOptions } from './connect/connect-options.tsx'
import { InstallCheck } from './connect/install-check.tsx'
import { publicAddressesQuery } from './connect/queries.ts'
import { WidgetSites } from './connect/widget-sites.tsx'
import { connectPartTexts } from './texts/connect-texts.ts'
import './snippets/publish.css'

const loadForDevelopers = () => import('./for-developers.tsx')
const ForDevelopers = lazyComponent(
  loadForDevelopers,
  ({ ForDevelopers }) => ForDevelopers,
  <Skeleton height="640px" />,
)
/** If this fails, the section itself shows the error once it is opened. */
const foresee = () => afterPaint(() => void importWithRetry(loadForDevelopers).catch(() => undefined))

/** The ways to reach the agent and the code for each. The part for developers loads separately. */
export default function ConnectTab({ agent }: { readonly agent: Agent }) {
  const [part, setPart] = useState('visitors')
  const seesKeys = useHasRole('editor')
  const { data, isError } = useQuery(publicAddressesQuery)
  const here = window.location.origin
  // Without a response the address of this page is the best guess.
  const addresses = data ?? (isError ? { server: here, widget: here } : undefined)
  if (!addresses) return <Skeleton height="640px" />
  const forVisitors = <ForVisitors agent={agent} addresses={addresses} />
  return (
    <Flex direction="column" gap="5">
      <AccessNotices agent={agent} />
      {seesKeys ? (
        <Tabs.Root value={part} onValueChange={setPart}>
          <Tabs.List mb="3" aria-label={connectPartTexts.label}>
            <Tabs.Trigger value="visitors">{connectPartTexts.visitors}</Tabs.Trigger>
            <Tabs.Trigger value="developers" onPointerEnter={foresee} onFocus={foresee}>
              {connectPartTexts.developers}
            </Tabs.Trigger>
          </Tabs.List>
          {/* Stays mounted to keep the choices for the bubble. */}
          <Tabs.Content value="visitors" forceMount hidden={part !== 'visitors'}>
            {forVisitors}
          </Tabs.Content>
          <Tabs.Content value="developers">
            <ForDevelopers agent={agent} addresses={addresses} />
          </Tabs.Content>
        </Tabs.Root>
      ) : (
        forVisitors
      )}
    </Flex>
  )
}

function ForVisitors({ agent, addresses }: ComponentProps<typeof ConnectOptions>) {
  return (
    <Flex direction="column" gap="7">
      <ConnectOptions agent={agent} addresses={addresses} />
      <RequireRole least="editor">
        <InstallCheck agentId={agent.id} />
      </RequireRole>
      <WidgetSites agent={agent} />
    </Flex>
  )
}
