import { chatTexts } from '@parleykit/contract/texts'
import { useEffect, useRef, useState } from 'react'
import { copyText } from './copy-text.ts'

const toldMs = 2000

/** Code as it is written, with the way to take it along. */
export function CodeBlock({ code }: { code: string }) {
  const [label, setLabel] = useState<string>(chatTexts.copyCode)
  const shown = useRef<HTMLElement>(null)
  useEffect(() => {
    if (label === chatTexts.copyCode) return
    const timer = setTimeout(() => setLabel(chatTexts.copyCode), toldMs)
    return () => clearTimeout(timer)
  }, [label])
  const copy = async () =>
    setLabel((await copyText(code, shown.current)) ? chatTexts.codeCopied : chatTexts.codeNotCopied)
  return (
    <div className="code-block" dir="ltr">
      <button type="button" onClick={copy}>
        <span aria-live="polite">{label}</span>
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code ref={shown}>{code}</code>
      </pre>
    </div>
  )
}
