import { ChevronDown } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import './native-select.css'

interface NativeSelectProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  readonly value: Value
  /** The values with their labels. */
  readonly options: readonly (readonly [value: Value, words: string])[]
  readonly onChoose: (value: Value) => void
  readonly isLarge?: boolean
}

/** A native select: available at once and suited to every device. */
export function NativeSelect<Value extends string>({
  value,
  options,
  onChoose,
  isLarge = false,
  className = '',
  ...select
}: NativeSelectProps<Value>) {
  return (
    <span className={`native-select ${className}`} data-large={isLarge || undefined}>
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

/** Opens the list on arrow keys. On Windows, they would otherwise select and save every option passed. */
function openByArrow(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
  if (!('showPicker' in event.currentTarget)) return
  event.preventDefault()
  event.currentTarget.showPicker()
}
