import { TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { offsetMax } from '../snippets/bubble-choices.ts'

interface OffsetFieldProps {
  readonly label: string
  readonly value: number
  readonly onChange: (pixels: number) => void
}

/** A field for whole pixels. Keeps invalid input with an error, and the last valid number stays in effect. */
export function OffsetField({ label, value, onChange }: OffsetFieldProps) {
  const [typed, setTyped] = useState(String(value))
  const isValid = /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= offsetMax

  function type(text: string) {
    setTyped(text)
    if (/^\d{1,3}$/.test(text.trim()) && Number(text) <= offsetMax) onChange(Number(text))
  }

  return (
    <Field label={label} error={isValid ? undefined : `A whole number up to ${offsetMax}`}>
      {(control) => (
        <TextField.Root
          {...control}
          inputMode="numeric"
          maxLength={5}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Field>
  )
}
