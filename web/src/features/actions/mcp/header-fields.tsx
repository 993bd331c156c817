import { TextField } from '@radix-ui/themes'
import { Field } from '../../../ui/form/field.tsx'
import { mcpTexts } from './mcp-texts.ts'

export interface SecretHeader {
  readonly name: string
  readonly value: string
}

interface HeaderFieldsProps {
  readonly header: SecretHeader
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (header: SecretHeader) => void
}

/** The secret header that opens a server. */
export function HeaderFields({ header, problems, onChange }: HeaderFieldsProps) {
  return (
    <>
      <Field label={mcpTexts.headerName} error={problems['header.name']}>
        {(control) => (
          <TextField.Root
            {...control}
            dir="ltr"
            value={header.name}
            onChange={({ target }) => onChange({ ...header, name: target.value })}
          />
        )}
      </Field>
      <Field label={mcpTexts.headerValue} help={mcpTexts.secretHelp} error={problems['header.value']}>
        {(control) => (
          <TextField.Root
            {...control}
            dir="ltr"
            type="password"
            autoComplete="off"
            value={header.value}
            onChange={({ target }) => onChange({ ...header, value: target.value })}
          />
        )}
      </Field>
    </>
  )
}
