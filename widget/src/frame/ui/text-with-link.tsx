import type { LinkedLine } from '@parleykit/contract/agents/linked-line'

/** An owner's text with its link. */
export function TextWithLink({ line: { text, linkText, linkUrl } }: { line: LinkedLine }) {
  return (
    <>
      {text}
      {linkUrl && (
        <>
          {' '}
          <a href={linkUrl} target="_blank" rel="noopener noreferrer">
            {linkText}
          </a>
        </>
      )}
    </>
  )
}
