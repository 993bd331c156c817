import { ToolsSection } from '../../api-docs/tools-section.tsx'
import type { IntegratedAgent } from '../integration/integrated-agent.ts'
import { Section } from './section.tsx'

/** How the agent is used where people work already. */
export function OtherTools({ agent, addresses: { server } }: IntegratedAgent) {
  return (
    <Section
      title="Use it in other tools"
      help="Programs, assistants and editors that were made for other models and servers can ask your agent."
    >
      <div className="reading-width">
        <ToolsSection
          target={{ server, publicId: agent.publicId, name: agent.name, apiKey: agent.apiKey }}
          mcpKey={agent.visibility === 'public' ? null : agent.apiKey}
        />
      </div>
    </Section>
  )
}
