import { useContext, useEffect, useRef, useState } from 'react'
import { CodeWordsContext } from './code-words.ts'
import { copyText } from './copy-text.ts'

const toldMs = 2000

/** A block of code with a copy button. */
export function CodeBlock({ code }: { code: string }) {
  const words = useContext(CodeWordsContext)
  const [told, setTold] = useState<'copyCode' | 'codeCopied' | 'codeNotCopied'>('copyCode')
  const shown = useRef<HTMLElement>(null)
  useEffect(() => {
    if (told === 'copyCode') return
    const timer = setTimeout(() => setTold('copyCode'), toldMs)
    return () => clearTimeout(timer)
  }, [told])
  const copy = async () => setTold((await copyText(code, shown.current)) ? 'codeCopied' : 'codeNotCopied')
  return (
    <div className="code-block" dir="ltr">
      <button type="button" onClick={copy}>
        <span aria-live="polite">{words[told]}</span>
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code ref={shown}>{code}</code>
      </pre>
    </div>
  )
}
