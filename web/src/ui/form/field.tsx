import { Flex, Text } from '@radix-ui/themes'
import { type ReactNode, useId } from 'react'

interface FieldControl {
  /** People write in their own script. */
  readonly dir: 'auto'
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

interface FieldProps {
  readonly label: string
  readonly error?: string | undefined
  readonly help?: string | undefined
  /** Gets the props that connect the control to its label, help and error. */
  readonly children: (control: FieldControl) => ReactNode
}

/** A labeled control with its help text, or its error if there is one. */
export function Field({ label, error, help, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? help
  return (
    <Flex direction="column" gap="1">
      <Text as="label" size="2" weight="medium" htmlFor={id}>
        {label}
      </Text>
      {children({
        id,
        dir: 'auto',
        ...(note ? { 'aria-describedby': noteId } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {note && (
        <Text
          id={noteId}
          as="p"
          size="1"
          color={error ? 'red' : 'gray'}
          {...(error ? { role: 'alert' } : {})}
        >
          {note}
        </Text>
      )}
    </Flex>
  )
}
