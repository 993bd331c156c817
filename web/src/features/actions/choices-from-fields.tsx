import type { ActionInput, ChoicesFrom } from '@parleykit/contract/actions/action-inputs'
import { Checkbox, Flex, Grid, Text, TextArea, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { actionTexts } from './action-texts.ts'

interface ChoicesFromFieldsProps {
  readonly input: ActionInput
  readonly onChange: (part: Pick<ActionInput, 'choicesFrom'>) => void
}

const empty: ChoicesFrom = { url: '', headers: [], value: '', label: '' }

/** The request that finds the choices of an input. */
export function ChoicesFromFields({ input: { choicesFrom }, onChange }: ChoicesFromFieldsProps) {
  const change = (part: Partial<ChoicesFrom>) =>
    onChange({ choicesFrom: { ...(choicesFrom ?? empty), ...part } })
  const textField = (name: 'url' | 'value' | 'label', label: string, help?: string) => (
    <Field label={label} {...(help !== undefined && { help })}>
      {(control) => (
        <TextField.Root
          {...control}
          dir="ltr"
          value={choicesFrom?.[name] ?? ''}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <Flex direction="column" gap="3" gridColumn="1 / -1">
      <Text as="label" size="2">
        <Flex gap="2" align="center">
          <Checkbox
            checked={Boolean(choicesFrom)}
            onCheckedChange={(checked) => onChange({ choicesFrom: checked === true ? empty : null })}
          />
          {actionTexts.choicesFrom}
        </Flex>
      </Text>
      {choicesFrom && (
        <Grid columns={{ initial: '1', sm: '2' }} gap="3">
          {textField('url', actionTexts.choicesUrl, actionTexts.choicesFromHelp)}
          <HeaderLines headers={choicesFrom.headers} onChange={(headers) => change({ headers })} />
          {textField('value', actionTexts.choicesValue)}
          {textField('label', actionTexts.choicesLabel, actionTexts.choicesLabelHelp)}
        </Grid>
      )}
    </Flex>
  )
}

type Headers = ChoicesFrom['headers']

function HeaderLines({
  headers,
  onChange,
}: {
  readonly headers: Headers
  readonly onChange: (headers: Headers) => void
}) {
  const [text, setText] = useState(() => headers.map(({ name, value }) => `${name}: ${value}`).join('\n'))
  return (
    <Field label={actionTexts.choicesHeaders} help={actionTexts.choicesHeadersHelp}>
      {(control) => (
        <TextArea
          {...control}
          dir="ltr"
          rows={2}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            onChange(readLines(target.value))
          }}
        />
      )}
    </Field>
  )
}

function readLines(text: string): Headers {
  return text.split('\n').flatMap((line) => {
    const at = line.indexOf(':')
    return at > 0 ? [{ name: line.slice(0, at).trim(), value: line.slice(at + 1).trim() }] : []
  })
}
