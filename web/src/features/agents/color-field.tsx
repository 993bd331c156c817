import { defaultBrandColor } from '@parleykit/contract/agents/limits'
import { Flex, TextField } from '@radix-ui/themes'
import type { Ref } from 'react'
import { Field } from '../../ui/form/field.tsx'
import './color-field.css'
import { toSixDigitHex } from './to-six-digit-hex.ts'

interface ColorFieldProps {
  readonly value: string
  readonly onChange: (color: string) => void
  readonly error: string | undefined
  /** The ref of the text input, which gets the focus on an error. */
  readonly inputRef?: Ref<HTMLInputElement>
}

/** A brand color, picked or typed. */
export function ColorField({ value, onChange, error, inputRef }: ColorFieldProps) {
  return (
    <Field label="Brand color" error={error} help="The accent color of the chat.">
      {(control) => (
        <Flex gap="2" align="center">
          <input
            type="color"
            className="color-swatch"
            aria-label="Pick a brand color"
            value={toSixDigitHex(value) ?? defaultBrandColor}
            onChange={(event) => onChange(event.target.value.toUpperCase())}
          />
          <TextField.Root
            className="color-text"
            spellCheck={false}
            placeholder={defaultBrandColor}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            {...(inputRef && { ref: inputRef })}
            {...control}
          />
        </Flex>
      )}
    </Field>
  )
}
