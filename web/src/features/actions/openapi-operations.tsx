import type { OpenapiOperation, OpenapiReading } from '@parleykit/contract/actions/openapi-import'
import { Button, Checkbox, Code, Flex, Text, TextField } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { Field } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Pager } from '../../ui/layout/pager.tsx'
import { openapiTexts } from './openapi-texts.ts'

interface OpenapiOperationsProps {
  readonly reading: OpenapiReading
  /** How many can be chosen. */
  readonly room: number
  readonly isAdding: boolean
  readonly error: Error | null
  readonly onBack: () => void
  readonly onAdd: (operations: string[], server: string) => void
}

const pageSize = 50

/** Lets the owner choose operations of a document. */
export function OpenapiOperations({ reading, room, isAdding, error, onBack, onAdd }: OpenapiOperationsProps) {
  const { title, operations, total } = reading
  const [server, setServer] = useState(reading.server)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())

  function add(event: FormEvent) {
    event.preventDefault()
    if (!isAdding && picked.size > 0) onAdd([...picked], server)
  }

  return (
    <form onSubmit={add} noValidate>
      <Flex direction="column" gap="4">
        <Text as="p" size="2" color="gray" role="status">
          {openapiTexts.found(title, total)}{' '}
          {operations.length < total && openapiTexts.cut(operations.length)}{' '}
          {total === 0 ? openapiTexts.none : openapiTexts.room(room)}
        </Text>
        <Field label={openapiTexts.server} help={openapiTexts.serverHelp}>
          {(control) => (
            <TextField.Root
              {...control}
              dir="ltr"
              type="url"
              placeholder="https://shop.example/v1"
              value={server}
              onChange={({ target }) => setServer(target.value)}
            />
          )}
        </Field>
        <Choices operations={operations} room={room} picked={picked} onPick={setPicked} />
        {error && (
          <Text as="p" size="2" color="red" role="alert">
            {withDetail(openapiTexts.addFailed, error)}
          </Text>
        )}
        <Flex gap="3" justify="end" className="dialog-actions">
          <Button type="button" variant="soft" color="gray" onClick={onBack}>
            {openapiTexts.back}
          </Button>
          <SubmitButton isPending={isAdding} pending={openapiTexts.adding} isOff={picked.size === 0}>
            {openapiTexts.add(picked.size)}
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}

interface ChoicesProps {
  readonly operations: readonly OpenapiOperation[]
  readonly room: number
  readonly picked: ReadonlySet<string>
  readonly onPick: (picked: ReadonlySet<string>) => void
}

function Choices({ operations, room, picked, onPick }: ChoicesProps) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const words = search.toLowerCase().split(/\s+/)
  const found = operations.filter(({ method, path, summary, tag }) => {
    const text = `${method} ${path} ${summary} ${tag}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const shown = found.slice((page - 1) * pageSize, page * pageSize)

  function pick(key: string, isPicked: boolean) {
    const others = [...picked].filter((each) => each !== key)
    onPick(new Set(isPicked ? [...others, key] : others))
  }

  return (
    <div>
      <TextField.Root
        type="search"
        autoFocus
        aria-label={openapiTexts.search}
        placeholder={openapiTexts.searchHint}
        dir="auto"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
          setPage(1)
        }}
      >
        <TextField.Slot>
          <Search size={16} aria-hidden />
        </TextField.Slot>
      </TextField.Root>
      <ul className="plain-list operation-list" aria-label={openapiTexts.operations}>
        {shown.map((operation) => {
          const key = `${operation.method} ${operation.path}`
          const isPicked = picked.has(key)
          const isFull = picked.size >= room && !isPicked
          return (
            <li key={key}>
              <Text as="label" size="2" className="operation-choice">
                <Checkbox
                  checked={isPicked}
                  disabled={isFull}
                  onCheckedChange={(checked) => pick(key, checked === true)}
                />
                <OperationName {...operation} />
              </Text>
            </li>
          )
        })}
      </ul>
      {found.length === 0 && (
        <Text as="p" size="2" color="gray" align="center" my="5">
          {openapiTexts.noMatch}
        </Text>
      )}
      {found.length > pageSize && (
        <Pager page={page} pageSize={pageSize} shown={shown.length} total={found.length} onTurn={setPage} />
      )}
    </div>
  )
}

function OperationName({ method, path, summary, tag }: OpenapiOperation) {
  return (
    <span className="wrap-anywhere">
      {summary && (
        <Text as="div" weight="medium" dir="auto">
          {summary}
        </Text>
      )}
      <Code size="1" color="gray" variant="ghost" dir="ltr">
        {method} {path}
      </Code>
      {tag && (
        <Text as="span" size="1" color="gray">
          {' '}
          · {tag}
        </Text>
      )}
    </span>
  )
}
