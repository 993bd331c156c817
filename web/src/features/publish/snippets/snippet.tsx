import { Code, Flex } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'
import './publish.css'

interface SnippetProps {
  readonly code: string
  readonly copyLabel: string
  /** Additional actions next to that button. */
  readonly children?: ReactNode
}

/** Code to paste elsewhere, with a copy button. */
export function Snippet({ code, copyLabel, children }: SnippetProps) {
  return (
    <div>
      {/* It scrolls, so it must be reachable by keyboard. */}
      <Code asChild variant="soft" color="gray" className="snippet" mb="3">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus to be scrolled */}
        <pre tabIndex={0}>{code}</pre>
      </Code>
      <Flex gap="3" wrap="wrap">
        <CopyButton text={code} label={copyLabel} />
        {children}
      </Flex>
    </div>
  )
}
