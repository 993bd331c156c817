import type { Action } from '@parleykit/contract/actions/actions'
import type { OpenapiReading } from '@parleykit/contract/actions/openapi-import'
import { Flex, Text, TextArea, TextField } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { SideSheet } from '../../ui/dialog/side-sheet.tsx'
import { Field } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useImportOperations, useReadOpenapi } from './import-queries.ts'
import { ImportedOperations } from './imported-operations.tsx'
import { OpenapiOperations } from './openapi-operations.tsx'
import { openapiTexts } from './openapi-texts.ts'

interface ImportOpenapiProps {
  readonly agentId: number
  /** How many more actions the agent can have. */
  readonly room: number
  readonly onEdit: (action: Action) => void
  readonly onClose: () => void
}

interface Source {
  readonly url: string
  readonly document: string
}

const sourceOf = ({ url, document }: Source) => (url.trim() === '' ? { document } : { url })

/** Makes actions of the operations of an OpenAPI document: choose the document, choose operations, see what is missing. */
export function ImportOpenapi({ agentId, room, onEdit, onClose }: ImportOpenapiProps) {
  const [source, setSource] = useState<Source>({ url: '', document: '' })
  const reading = useReadOpenapi(agentId)
  const adding = useImportOperations(agentId)
  // Each action that is added takes some of it.
  const [roomAtFirst] = useState(room)
  return (
    <SideSheet title={openapiTexts.open} isWide open onOpenChange={(open) => !open && onClose()}>
      {adding.data ? (
        <ImportedOperations imported={adding.data} onEdit={onEdit} />
      ) : reading.data ? (
        <OpenapiOperations
          reading={reading.data}
          room={roomAtFirst}
          isAdding={adding.isPending}
          error={adding.error}
          onBack={() => {
            adding.reset()
            reading.reset()
          }}
          onAdd={(operations, server) => adding.mutate({ ...sourceOf(source), operations, server })}
        />
      ) : (
        <SourceForm source={source} reading={reading} onChange={setSource} />
      )}
    </SideSheet>
  )
}

interface SourceFormProps {
  readonly source: Source
  readonly reading: {
    readonly isPending: boolean
    readonly error: Error | null
    readonly data: OpenapiReading | undefined
    mutate(body: ReturnType<typeof sourceOf>): void
  }
  readonly onChange: (source: Source) => void
}

function SourceForm({ source, reading, onChange }: SourceFormProps) {
  const { url, document } = source
  const isEmpty = url.trim() === '' && document.trim() === ''

  function read(event: FormEvent) {
    event.preventDefault()
    if (!reading.isPending && !isEmpty) reading.mutate(sourceOf(source))
  }

  return (
    <form onSubmit={read} noValidate>
      <Flex direction="column" gap="4">
        <Text as="p" size="2" color="gray">
          {openapiTexts.help}
        </Text>
        <Field label={openapiTexts.url} help={openapiTexts.urlHelp}>
          {(control) => (
            <TextField.Root
              {...control}
              dir="ltr"
              type="url"
              placeholder="https://shop.example/openapi.json"
              value={url}
              onChange={({ target }) => onChange({ url: target.value, document: '' })}
            />
          )}
        </Field>
        <Field label={openapiTexts.document}>
          {(control) => (
            <TextArea
              {...control}
              className="action-code"
              rows={10}
              dir="ltr"
              value={document}
              onChange={({ target }) => onChange({ url: '', document: target.value })}
            />
          )}
        </Field>
        {reading.error && (
          <Text as="p" size="2" color="red" role="alert">
            {withDetail(openapiTexts.readFailed, reading.error)}
          </Text>
        )}
        <Flex justify="end" className="dialog-actions">
          <SubmitButton isPending={reading.isPending} pending={openapiTexts.reading} isOff={isEmpty}>
            {openapiTexts.read}
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}
