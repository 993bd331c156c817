import { agentExportTexts } from '@parleykit/contract/agent-export-texts'
import { exportAgent } from '@parleykit/contract/agent-files'
import type { Agent } from '@parleykit/contract/agents'
import { Button, Heading, Text } from '@radix-ui/themes'
import { Download } from 'lucide-react'
import { routeUrl } from '../../api/api.ts'

/** The browser saves the answer itself, so that a file of any size needs no memory of the page. */
export function ExportSection({ agent }: { readonly agent: Agent }) {
  return (
    <section aria-labelledby="agent-file">
      <Heading as="h2" size="4" mb="1" id="agent-file">
        {agentExportTexts.title}
      </Heading>
      <Text as="p" size="2" color="gray" mb="3">
        {agentExportTexts.help}
      </Text>
      <Button variant="soft" color="gray" asChild>
        <a href={routeUrl(exportAgent.path, { id: agent.id })} download>
          <Download size={16} /> {agentExportTexts.action}
        </a>
      </Button>
    </section>
  )
}
