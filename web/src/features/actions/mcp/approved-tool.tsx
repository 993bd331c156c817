import type { McpSettings } from '@parleykit/contract/actions/mcp-tools'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { mcpTexts } from './mcp-texts.ts'

/** The tool of an action, as its owner approved it. */
export function ApprovedTool({ tool: { tool, approved } }: { readonly tool: McpSettings }) {
  return (
    <TitledSection title={mcpTexts.approved} text={tool}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre className="action-output" dir="ltr" tabIndex={0}>
        {approved}
      </pre>
    </TitledSection>
  )
}
