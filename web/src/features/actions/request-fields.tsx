import { actionMethods, type HttpSettings } from '@parleykit/contract/actions/http-settings'
import { actionHeadersMax } from '@parleykit/contract/actions/limits'
import { Button, Checkbox, Flex, Grid, Text, TextArea, TextField } from '@radix-ui/themes'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { actionTexts } from './action-texts.ts'
import { type DraftProps, type PastedRequest, withRequest } from './draft.ts'

const bodyTypes = ['none', 'json', 'form', 'text'] as const

/** The request that an action sends. */
export function RequestFields({ draft, problems, onChange }: DraftProps) {
  const { http } = draft
  const change = (part: Partial<HttpSettings>) => onChange({ http: { ...http, ...part } })
  return (
    <TitledSection title={actionTexts.request}>
      <Flex direction="column" gap="4">
        <CurlField onRead={(request) => onChange(withRequest(draft, request))} />
        <Grid columns={{ initial: '1', sm: '120px 1fr' }} gap="3">
          <Field label={actionTexts.method}>
            {({ dir: _, ...control }) => (
              <NativeSelect
                {...control}
                value={http.method}
                options={actionMethods.map((method) => [method, method] as const)}
                onChoose={(method) => change({ method })}
              />
            )}
          </Field>
          <Field label={actionTexts.url} help={actionTexts.urlHelp} error={problems['http.url']}>
            {(control) => (
              <TextField.Root
                {...control}
                dir="ltr"
                type="url"
                value={http.url}
                onChange={({ target }) => change({ url: target.value })}
              />
            )}
          </Field>
        </Grid>
        <HeaderFields draft={draft} onChange={(headers) => change({ headers })} />
        {http.method !== 'GET' && (
          <>
            <Field label={actionTexts.body}>
              {({ dir: _, ...control }) => (
                <NativeSelect
                  {...control}
                  value={http.bodyType}
                  options={bodyTypes.map((type) => [type, actionTexts.bodyTypes[type]] as const)}
                  onChoose={(bodyType) => change({ bodyType })}
                />
              )}
            </Field>
            {http.bodyType !== 'none' && (
              <TextArea
                aria-label={actionTexts.body}
                className="action-code"
                rows={6}
                dir="ltr"
                placeholder={actionTexts.bodyHelp}
                value={http.body}
                onChange={({ target }) => change({ body: target.value })}
              />
            )}
            <Honors isHonored={http.honorsIdempotencyKey} onChange={change} />
          </>
        )}
      </Flex>
    </TitledSection>
  )
}

function Honors({
  isHonored,
  onChange,
}: {
  readonly isHonored: boolean
  readonly onChange: (part: Pick<HttpSettings, 'honorsIdempotencyKey'>) => void
}) {
  return (
    <div>
      <Text as="label" size="2">
        <Flex gap="2" align="center">
          <Checkbox
            checked={isHonored}
            onCheckedChange={(checked) => onChange({ honorsIdempotencyKey: checked === true })}
          />
          {actionTexts.honors}
        </Flex>
      </Text>
      <Text as="p" size="1" color="gray" mt="1">
        {actionTexts.honorsHelp}
      </Text>
    </div>
  )
}

/** Fills the request in from a pasted command. */
function CurlField({ onRead }: { readonly onRead: (request: PastedRequest) => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()

  async function read(command: string) {
    setText(command)
    setProblem(undefined)
    if (command.trim() === '') return
    const { parseCurl } = await import('./parse-curl.ts')
    const request = parseCurl(command)
    if (!request) return setProblem(actionTexts.curlRefused)
    // The command holds secrets.
    setText('')
    onRead(request)
  }

  return (
    <Field label={actionTexts.curl} help={actionTexts.curlHelp} error={problem}>
      {(control) => (
        <TextArea
          {...control}
          className="action-code"
          rows={2}
          dir="ltr"
          value={text}
          onChange={({ target }) => void read(target.value)}
        />
      )}
    </Field>
  )
}

type Header = HttpSettings['headers'][number]

interface HeaderFieldsProps {
  readonly draft: DraftProps['draft']
  readonly onChange: (headers: Header[]) => void
}

function HeaderFields({ draft, onChange }: HeaderFieldsProps) {
  const { headers } = draft.http
  return (
    <Flex direction="column" gap="2">
      <Text size="2" weight="medium">
        {actionTexts.headers}
      </Text>
      <Text as="p" size="1" color="gray">
        {actionTexts.secretHelp}
      </Text>
      {headers.map((header, index) => (
        <HeaderRow
          // biome-ignore lint/suspicious/noArrayIndexKey: names are typed, so only the place identifies a header
          key={index}
          header={header}
          ending={draft.endings[header.name.toLowerCase()]}
          onChange={(changed) => onChange(headers.with(index, changed))}
          onRemove={() => onChange(headers.toSpliced(index, 1))}
        />
      ))}
      <div>
        <Button
          type="button"
          variant="soft"
          disabled={headers.length >= actionHeadersMax}
          onClick={() => onChange([...headers, { name: '', value: '', isSecret: false }])}
        >
          <Plus size={16} /> {actionTexts.addHeader}
        </Button>
      </div>
    </Flex>
  )
}

interface HeaderRowProps {
  readonly header: Header
  readonly ending: string | undefined
  readonly onChange: (header: Header) => void
  readonly onRemove: () => void
}

function HeaderRow({ header, ending, onChange, onRemove }: HeaderRowProps) {
  const { name, value, isSecret } = header
  return (
    <Grid columns={{ initial: '1', sm: '1fr 2fr auto auto' }} gap="2" align="center">
      <TextField.Root
        aria-label={actionTexts.headerName}
        placeholder={actionTexts.headerName}
        dir="ltr"
        value={name}
        onChange={({ target }) => onChange({ ...header, name: target.value })}
      />
      <TextField.Root
        aria-label={actionTexts.headerValue}
        type={isSecret ? 'password' : 'text'}
        autoComplete="off"
        placeholder={isSecret && ending !== undefined ? actionTexts.kept(ending) : actionTexts.headerValue}
        dir="ltr"
        value={value ?? ''}
        onChange={({ target }) => onChange({ ...header, value: target.value })}
      />
      <Text as="label" size="2">
        <Flex gap="2" align="center">
          <Checkbox
            checked={isSecret}
            onCheckedChange={(checked) => onChange({ ...header, isSecret: checked === true })}
          />
          {actionTexts.secret}
        </Flex>
      </Text>
      <Button type="button" size="1" variant="soft" color="gray" onClick={onRemove}>
        <Trash2 size={14} /> {actionTexts.remove(name)}
      </Button>
    </Grid>
  )
}
