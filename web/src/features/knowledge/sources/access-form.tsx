import { type SourceKind, sourceNeeds } from '@parleykit/contract/knowledge/sources/source-kinds'
import {
  type SourceAccessInput,
  type SourceOffer,
  sourceAccessInput,
} from '@parleykit/contract/knowledge/sources/sources'
import { Button, Flex, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { Field } from '../../../ui/form/field.tsx'
import { showFieldError } from '../../../ui/form/show-field-error.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Problem } from './problem.tsx'
import { useCheckSource } from './queries.ts'
import { kindTexts, sourceTexts } from './source-texts.ts'

interface AccessFormProps {
  readonly agentId: number
  readonly kind: SourceKind
  /** What was entered before. */
  readonly access: SourceAccessInput | null
  readonly onCancel: () => void
  readonly onChecked: (access: SourceAccessInput, offer: SourceOffer) => void
}

/** The address of a source and the key to it, with words on where to find them. The source is asked before it goes on. */
export function AccessForm({ agentId, kind, access, onCancel, onChecked }: AccessFormProps) {
  const checking = useCheckSource(agentId)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm({
    schema: sourceAccessInput,
    defaultValues: { kind, address: '', token: '', tokenSecret: '', ...access },
  })
  const { errors } = form.formState
  const needs = sourceNeeds[kind]
  const texts = kindTexts[kind]
  const submit = form.handleSubmit((values) => {
    setProblem(null)
    checking.mutate(values, {
      onSuccess: (offer) => onChecked(values, offer),
      onError: (error) => {
        if (!showFieldError(form, error, {})) setProblem(withDetail(sourceTexts.checkFailed, error))
      },
    })
  })
  const secretField = (name: 'token' | 'tokenSecret', label: string, help: string) => (
    <Field label={label} error={errors[name]?.message} help={help}>
      {(control) => (
        <TextField.Root
          type="password"
          autoComplete="new-password"
          spellCheck={false}
          {...control}
          {...form.register(name)}
        />
      )}
    </Field>
  )
  return (
    <form noValidate onSubmit={submit}>
      <Flex direction="column" gap="4">
        {needs.address && (
          <Field label={texts.addressLabel} error={errors.address?.message} help={texts.addressHelp}>
            {(control) => (
              <TextField.Root
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                placeholder={texts.addressExample}
                {...control}
                {...form.register('address')}
              />
            )}
          </Field>
        )}
        {needs.token !== 'none' && secretField('token', texts.tokenLabel, texts.tokenHelp)}
        {needs.hasTokenSecret && secretField('tokenSecret', sourceTexts.secret, sourceTexts.keyIsStored)}
        {problem !== null && <Problem text={problem} />}
        <Flex gap="3" justify="end" className="dialog-actions">
          <Button type="button" variant="soft" color="gray" onClick={onCancel}>
            {sourceTexts.cancel}
          </Button>
          <SubmitButton isPending={checking.isPending} pending={sourceTexts.checking}>
            {sourceTexts.check}
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}
