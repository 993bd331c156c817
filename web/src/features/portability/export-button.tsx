import type { Agent } from '@parleykit/contract/agents/agents'
import { exportAgent } from '@parleykit/contract/portability/agent-files'
import { Button } from '@radix-ui/themes'
import { Download } from 'lucide-react'
import { routeUrl } from '../../api/api.ts'
import { agentExportTexts } from '../agents/agent-export-texts.ts'

/** The browser saves the response itself, so that a file of any size needs no page memory. */
export function ExportButton({ agent }: { readonly agent: Agent }) {
  return (
    <Button variant="soft" color="gray" asChild>
      <a href={routeUrl(exportAgent.path, { id: agent.id })} download>
        <Download size={16} /> {agentExportTexts.action}
      </a>
    </Button>
  )
}
