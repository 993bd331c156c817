import { type ActionTemplate, actionTemplates } from '@parleykit/contract/actions/action-templates'
import { Button, Flex, Text, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { actionTexts } from './action-texts.ts'
import type { Draft } from './draft.ts'

interface TemplateFieldsProps {
  readonly onFill: (filled: Partial<Draft>) => void
}

/** Fills a new action in from a template, after asking for what only the owner knows. */
export function TemplateFields({ onFill }: TemplateFieldsProps) {
  const [template, setTemplate] = useState<ActionTemplate>()
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const [filled, setFilled] = useState('')
  const [isMissing, setMissing] = useState(false)

  function choose(id: string) {
    setTemplate(actionTemplates.find((each) => each.id === id))
    setAnswers({})
    setFilled('')
    setMissing(false)
  }

  function fill({ fill: make, title, fields }: ActionTemplate) {
    if (fields.some(({ name, isOptional }) => !isOptional && !answers[name]?.trim())) return setMissing(true)
    const { phrases, ...action } = make(answers, btoa)
    onFill({ ...action, phrases: phrases.join('\n') })
    choose('')
    setFilled(actionTexts.filled(title))
  }

  return (
    <Flex direction="column" gap="3">
      <Field label={actionTexts.template}>
        {({ dir: _, ...control }) => (
          <NativeSelect
            {...control}
            value={template?.id ?? ''}
            options={[
              ['', actionTexts.noTemplate] as const,
              ...actionTemplates.map(({ id, title }) => [id, title] as const),
            ]}
            onChoose={choose}
          />
        )}
      </Field>
      <Text as="p" size="2" role="status">
        {filled || template?.needs}
      </Text>
      {template?.fields.map(({ name, label, where, isSecret, isOptional }) => (
        <Field
          key={`${template.id} ${name}`}
          label={label}
          help={where}
          error={isMissing && !isOptional && !answers[name]?.trim() ? actionTexts.fillAll : undefined}
        >
          {(control) => (
            <TextField.Root
              {...control}
              dir="ltr"
              type={isSecret ? 'password' : 'text'}
              autoComplete="off"
              value={answers[name] ?? ''}
              onChange={({ target }) => setAnswers({ ...answers, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      {template && (
        <div>
          <Button type="button" onClick={() => fill(template)}>
            {actionTexts.fill}
          </Button>
        </div>
      )}
    </Flex>
  )
}
