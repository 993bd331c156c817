import { DirectLink } from '../integration/direct-link.tsx'
import type { IntegratedAgent } from '../integration/integrated-agent.ts'
import { Section } from './section.tsx'

/** The agent's own page. */
export function LinkWay(integrated: IntegratedAgent) {
  return (
    <Section title="Standalone page" help="No installation needed. Share the link or print the QR code.">
      <div className="reading-width">
        <DirectLink {...integrated} />
      </div>
    </Section>
  )
}
