import { DirectLink } from '../integration/direct-link.tsx'
import type { IntegratedAgent } from '../integration/integrated-agent.ts'
import { Section } from './section.tsx'

/** The agent's own page. */
export function LinkWay(integrated: IntegratedAgent) {
  return (
    <Section title="A page of its own" help="Nothing has to be installed: send the link, or print its code.">
      <div className="reading-width">
        <DirectLink {...integrated} />
      </div>
    </Section>
  )
}
