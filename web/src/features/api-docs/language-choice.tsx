import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { CodeChoice } from '../publish/connect/code-choice.tsx'
import type { ExampleTarget } from '../publish/examples/example-target.ts'
import { choicesOf, type Examples, type Language, languages } from '../publish/examples/examples.ts'

interface LanguageChoiceProps {
  readonly label: string
  readonly examples: Examples
  readonly target: ExampleTarget
  readonly language: Language
  readonly onChoose: (language: Language) => void
  /** Additional actions for the example. */
  readonly beside?: ReactNode
}

/**
 * An example in the language chosen for all examples. The clicked element keeps its position while examples above
 * change height.
 */
export function LanguageChoice({ label, examples, target, language, onChoose, beside }: LanguageChoiceProps) {
  const place = useRef<HTMLDivElement>(null)
  const top = () => place.current?.getBoundingClientRect().top ?? 0
  function choose(name: string) {
    const chosen = languages.find((each) => each === name)
    if (chosen === undefined) return
    const before = top()
    flushSync(() => onChoose(chosen))
    window.scrollBy({ top: top() - before, behavior: 'instant' })
  }
  return (
    <div ref={place}>
      <CodeChoice
        label={label}
        items={choicesOf(examples, target)}
        chosen={language}
        onChoose={choose}
        beside={beside}
      />
    </div>
  )
}
