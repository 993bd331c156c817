import { Code, Flex } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../ui/copy-button.tsx'
import './publish.css'

interface SnippetProps {
  readonly code: string
  readonly copyLabel: string
  /** What else is done with the code, beside that button. */
  readonly children?: ReactNode
}

/** Code to be pasted elsewhere, with the button that copies it. */
export function Snippet({ code, copyLabel, children }: SnippetProps) {
  return (
    <div>
      {/* Scrolls, so the keyboard has to reach it. */}
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
