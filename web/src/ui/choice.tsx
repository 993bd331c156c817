import { ChevronDown } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import './choice.css'

interface ChoiceProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  readonly value: Value
  /** What can be chosen, with its words. */
  readonly options: readonly (readonly [value: Value, words: string])[]
  readonly onChoose: (value: Value) => void
  readonly isLarge?: boolean
}

/** One of several, by the browser's own list: it is there at once, and every device has one that fits it. */
export function Choice<Value extends string>({
  value,
  options,
  onChoose,
  isLarge = false,
  className = '',
  ...select
}: ChoiceProps<Value>) {
  return (
    <span className={`choice ${className}`} data-large={isLarge || undefined}>
      <select
        {...select}
        value={value}
        onKeyDown={openByArrow}
        onChange={(event) => {
          const chosen = options.find(([each]) => each === event.target.value)
          if (chosen) onChoose(chosen[0])
        }}
      >
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDown size={14} aria-hidden />
    </span>
  )
}

/** Where arrows would choose at once, as on Windows, somebody on their way down would save every choice that they pass. */
function openByArrow(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
  if (!('showPicker' in event.currentTarget)) return
  event.preventDefault()
  event.currentTarget.showPicker()
}
