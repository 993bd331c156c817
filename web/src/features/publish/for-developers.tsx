import { Button, Flex } from '@radix-ui/themes'
import { Code2 } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { WebhooksSetting } from '../webhooks/webhooks-setting.tsx'
import { ApiCalls } from './connect/api-calls.tsx'
import type { ConnectOptions } from './connect/connect-options.tsx'
import { IdentitySetting } from './connect/identity-setting.tsx'
import { OtherTools } from './connect/other-tools.tsx'
import { PolicyLines } from './connect/policy-lines.tsx'
import { connectDialogTexts } from './texts/connect-texts.ts'

const ConnectDialog = lazy(() => import('./connect-dialog.tsx'))

/** The settings and examples for programs and a website's own servers. */
export function ForDevelopers({ agent, addresses }: ComponentProps<typeof ConnectOptions>) {
  const [isIntegrating, setIsIntegrating] = useState(false)
  return (
    <Flex direction="column" gap="7">
      <ApiCalls agent={agent} addresses={addresses} />
      <WebhooksSetting agentId={agent.id} />
      <OtherTools agent={agent} addresses={addresses} />
      <IdentitySetting agent={agent} />
      <PolicyLines addresses={addresses} />
      <div>
        <Button variant="soft" onClick={() => setIsIntegrating(true)}>
          <Code2 size={16} /> {connectDialogTexts.open}
        </Button>
      </div>
      {isIntegrating && (
        <Suspense>
          <ConnectDialog agent={agent} onClose={() => setIsIntegrating(false)} />
        </Suspense>
      )}
    </Flex>
  )
}
