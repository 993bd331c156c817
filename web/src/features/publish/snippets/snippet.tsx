import { Code } from '@radix-ui/themes'
import { CopyButton } from '../../../ui/copy-button.tsx'
import './publish.css'

interface SnippetProps {
  readonly code: string
  readonly copyLabel: string
}

/** Code to be pasted elsewhere, with the button that copies it. */
export function Snippet({ code, copyLabel }: SnippetProps) {
  return (
    <div>
      {/* Scrolls, so the keyboard has to reach it. */}
      <Code asChild variant="soft" color="gray" className="snippet" mb="3">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus to be scrolled */}
        <pre tabIndex={0}>{code}</pre>
      </Code>
      <CopyButton text={code} label={copyLabel} />
    </div>
  )
}
