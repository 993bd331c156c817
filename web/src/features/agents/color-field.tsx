import { defaultBrandColor } from '@parleykit/contract/limits'
import { Flex, TextField } from '@radix-ui/themes'
import { Field } from '../../ui/field.tsx'
import './color-field.css'
import { sixDigits } from './six-digits.ts'

interface ColorFieldProps {
  readonly value: string
  readonly onChange: (color: string) => void
  readonly onBlur: () => void
  readonly error: string | undefined
}

/** A brand colour, picked or typed. */
export function ColorField({ value, onChange, onBlur, error }: ColorFieldProps) {
  return (
    <Field label="Brand color" error={error} help="The accent of your agent's chat.">
      {(control) => (
        <Flex gap="2" align="center">
          <input
            type="color"
            className="color-swatch"
            aria-label="Pick the brand color"
            value={sixDigits(value) ?? defaultBrandColor}
            onChange={(event) => onChange(event.target.value.toUpperCase())}
          />
          <TextField.Root
            className="color-text"
            spellCheck={false}
            placeholder={defaultBrandColor}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            {...control}
          />
        </Flex>
      )}
    </Field>
  )
}
