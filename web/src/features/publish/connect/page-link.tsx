import type { ConnectProps } from '../connect-dialog/connect-props.ts'
import { DirectLink } from '../connect-dialog/direct-link.tsx'
import { ConnectSection } from './connect-section.tsx'

/** The agent's own page. */
export function PageLink(integrated: ConnectProps) {
  return (
    <ConnectSection
      title="Standalone page"
      help="No installation needed. Share the link or print the QR code."
    >
      <div className="reading-width">
        <DirectLink {...integrated} />
      </div>
    </ConnectSection>
  )
}
