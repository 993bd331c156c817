import { modelProviders, providerProfiles } from '@parleykit/contract/models/model-providers'
import { type Connection, connectionInput } from '@parleykit/contract/models/models'
import { Button, Callout, Flex, Link, TextField } from '@radix-ui/themes'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { withDetail } from '../../api/api-error.ts'
import { Field } from '../../ui/form/field.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { showFieldError } from '../../ui/form/show-field-error.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Controlled, type Form, useFieldErrors, useFieldValue, useForm } from '../../ui/form/use-form.ts'
import { modelTexts } from './model-texts.ts'
import { type ModelScope, type SavedConnection, useSaveConnection } from './queries.ts'

const { shape } = connectionInput
const emptyIsNone = z.string().transform((text) => text.trim() || undefined)

/** The form's fields, of which empty ones aren't sent. */
const connectionForm = z.object({
  provider: shape.provider,
  name: emptyIsNone.pipe(shape.name),
  baseUrl: emptyIsNone.pipe(shape.baseUrl.unwrap().unwrap().optional()),
  apiKey: emptyIsNone.pipe(shape.apiKey),
  testModel: emptyIsNone.pipe(shape.testModel),
})
type ConnectionFormInput = z.input<typeof connectionForm>
type ConnectionFormState = Form<ConnectionFormInput, z.output<typeof connectionForm>>

const providers = modelProviders.map((each) => [each, providerProfiles[each].name] as const)

interface ConnectionFormProps {
  readonly scope: ModelScope
  readonly edited: Connection | null
  readonly isFirst: boolean
  readonly onCancel: () => void
  readonly onSaved: (saved: SavedConnection) => void
}

/** The form for a connection. What its test finds wrong is shown in place. */
export function ConnectionForm({ scope, edited, isFirst, onCancel, onSaved }: ConnectionFormProps) {
  const saving = useSaveConnection(scope)
  const [problem, setProblem] = useState<string | null>(null)
  const form: ConnectionFormState = useForm({
    schema: connectionForm,
    defaultValues: {
      provider: edited?.provider ?? 'openai',
      name: edited && edited.name !== providerProfiles[edited.provider].name ? edited.name : '',
      baseUrl: edited?.baseUrl ?? '',
      ...{ apiKey: '', testModel: '' },
    },
  })
  const submit = form.handleSubmit((values) => {
    setProblem(null)
    saving.mutate(
      { id: edited?.id ?? null, body: values, isFirst },
      {
        onSuccess: onSaved,
        onError: (error) => {
          if (!showFieldError(form, error, {})) setProblem(withDetail(modelTexts.saveFailed, error))
        },
      },
    )
  })
  return (
    <form noValidate onSubmit={submit}>
      <Flex direction="column" gap="4">
        <ProviderField form={form} />
        <PlaceFields form={form} edited={edited} />
        {problem !== null && (
          <Callout.Root color="red" role="alert" size="1">
            <Callout.Icon>
              <TriangleAlert size={16} />
            </Callout.Icon>
            <Callout.Text className="wrap-anywhere">{problem}</Callout.Text>
          </Callout.Root>
        )}
        <Flex gap="3" justify="end" className="dialog-actions">
          <Button type="button" variant="soft" color="gray" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitButton isPending={saving.isPending} pending={modelTexts.testing}>
            {modelTexts.save}
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}

interface FieldsProps {
  readonly form: ConnectionFormState
}

function ProviderField({ form }: FieldsProps) {
  return (
    <Field label={modelTexts.provider}>
      {(control) => (
        <Controlled
          form={form}
          name="provider"
          render={(field) => (
            <NativeSelect
              {...control}
              ref={field.ref}
              value={field.value}
              options={providers}
              onChoose={field.onChange}
            />
          )}
        />
      )}
    </Field>
  )
}

function KeyField({ form, edited }: FieldsProps & { readonly edited: Connection | null }) {
  const errors = useFieldErrors(form)
  const provider = useFieldValue({ form, name: 'provider' })
  const { key, keyPage, name } = providerProfiles[provider]
  const keepsKey = edited?.provider === provider && !edited.needsKey && edited.keyEnding !== null
  return (
    <div>
      <Field
        label={key === 'required' ? modelTexts.key : modelTexts.optionalKey}
        error={errors.apiKey?.message}
        help={keepsKey ? modelTexts.keepsKey(edited.keyEnding) : modelTexts.keyIsStored}
      >
        {(control) => (
          <TextField.Root
            type="password"
            autoComplete="new-password"
            spellCheck={false}
            {...control}
            {...form.register('apiKey')}
          />
        )}
      </Field>
      {keyPage && (
        <Link href={keyPage} target="_blank" rel="noreferrer" size="2">
          {modelTexts.getKey(name)}
        </Link>
      )}
    </div>
  )
}

/** What every provider needs is asked for. An address that the provider has, and the key of a local server, are rare. */
function PlaceFields({ form, edited }: FieldsProps & { readonly edited: Connection | null }) {
  const errors = useFieldErrors(form)
  const provider = useFieldValue({ form, name: 'provider' })
  const { baseUrl, isLocal } = providerProfiles[provider]
  const isAsked = baseUrl === null || isLocal === true
  const isAzure = provider === 'azure'
  const keyField = <KeyField form={form} edited={edited} />
  const hidden = isLocal ? errors.apiKey : isAsked ? undefined : errors.baseUrl
  const example = isAzure ? modelTexts.azureAddressHelp : modelTexts.addressHelp
  const address = (
    <Field
      label={modelTexts.address}
      error={errors.baseUrl?.message}
      help={baseUrl === null ? example : undefined}
    >
      {(control) => (
        <TextField.Root
          type="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={baseUrl ?? ''}
          {...control}
          {...form.register('baseUrl')}
        />
      )}
    </Field>
  )
  return (
    <>
      {!isLocal && keyField}
      {isAsked && address}
      <Field
        label={isAzure ? modelTexts.deployment : modelTexts.model}
        error={errors.testModel?.message}
        help={isAzure ? modelTexts.deploymentHelp : modelTexts.modelHelp}
      >
        {(control) => (
          <TextField.Root
            autoComplete="off"
            spellCheck={false}
            {...control}
            {...form.register('testModel')}
          />
        )}
      </Field>
      <details className="more-fields" open={hidden ? true : undefined}>
        <summary>{isLocal ? modelTexts.keyOrName : isAsked ? modelTexts.otherName : modelTexts.more}</summary>
        <Flex direction="column" gap="4" mt="3">
          {isLocal && keyField}
          {!isAsked && address}
          <Field label={modelTexts.name} error={errors.name?.message}>
            {(control) => (
              <TextField.Root
                autoComplete="off"
                placeholder={providerProfiles[provider].name}
                {...control}
                {...form.register('name')}
              />
            )}
          </Field>
        </Flex>
      </details>
    </>
  )
}
