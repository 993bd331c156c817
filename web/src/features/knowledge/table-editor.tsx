import type { EntryTables } from '@parleykit/contract/knowledge/entry-tables'
import type { TableChoices } from '@parleykit/contract/knowledge/table-choices'
import { Callout, Checkbox, Flex, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { clearToastsBefore, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { Field } from '../../ui/form/field.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useDebouncedValue } from '../../ui/timing/use-debounced-value.ts'
import { useUpgradeOffer } from '../billing/use-upgrade-offer.ts'
import { choiceFor, withChoice, withSheet } from './change-table-choices.ts'
import { EntryTextSkeleton } from './entry-text-skeleton.tsx'
import { SheetFields } from './table-fields.tsx'
import { entryTablesQuery, useSaveTables } from './table-queries.ts'
import { tableTexts } from './table-texts.ts'
import './table-editor.css'

interface TableEditorProps {
  readonly agentId: number
  readonly entryId: number
}

/** The tables of a spreadsheet, with a preview of each change before it is saved. */
export default function TableEditor({ agentId, entryId }: TableEditorProps) {
  const [changed, setChanged] = useState<TableChoices | null>(null)
  const previewed = useDebouncedValue(changed, 400)
  const { data, error, isFetching, refetch } = useQuery(entryTablesQuery(agentId, entryId, previewed))
  const saving = useSaveTables(agentId, entryId)
  const upgradeOffer = useUpgradeOffer()
  const [tables, setTables] = useState<EntryTables>()
  // The last preview stays on screen if the next one fails.
  if (data && data !== tables) setTables(data)

  function save(event: SubmitEvent) {
    event.preventDefault()
    // React events bubble from a sheet to the form around its button.
    event.stopPropagation()
    if (changed === null) return
    clearToastsBefore('entry-table', saving).mutate(changed, {
      onSuccess: () => {
        setChanged(null)
        toast(tableTexts.saved, 'entry-table')
      },
      onError: (failure) => {
        const { title, description } = tableTexts.saveFailed
        const text = { title, description: withDetail(description, failure) }
        toastError(text, 'entry-table', upgradeOffer(failure))
      },
    })
  }

  if (!tables && error)
    return <ErrorState text={withDetail(tableTexts.loadFailed, error)} onRetry={() => void refetch()} />
  if (!tables) return <EntryTextSkeleton />
  return (
    <form noValidate onSubmit={save} className="table-editor">
      <Text as="p" size="2" color="gray">
        {tableTexts.help}
      </Text>
      <SheetChooser
        tables={tables}
        choices={changed ?? tables.choices}
        isStale={isFetching || previewed !== changed}
        onChange={setChanged}
      />
      {error && (
        <Callout.Root color="red" role="alert" size="1">
          <Callout.Text>{withDetail(tableTexts.loadFailed, error)}</Callout.Text>
        </Callout.Root>
      )}
      <Flex justify="end" className="dialog-actions">
        <SubmitButton isPending={saving.isPending} pending="Saving..." isOff={changed === null}>
          Save
        </SubmitButton>
      </Flex>
    </form>
  )
}

interface SheetChooserProps {
  readonly tables: EntryTables
  readonly choices: TableChoices
  /** Whether the example is one of former choices. */
  readonly isStale: boolean
  readonly onChange: (choices: TableChoices) => void
}

/** One sheet at a time, and a row of it. */
function SheetChooser({ tables: { sheets }, choices, isStale, onChange }: SheetChooserProps) {
  const [at, setAt] = useState('0')
  const sheet = sheets[Number(at)]
  if (!sheet) return null
  const { name } = sheet
  const isRead = !choices.leftOutSheets.includes(name)
  const options = sheets.map((each, index): readonly [string, string] => {
    const isLeftOut = choices.leftOutSheets.includes(each.name)
    return [String(index), isLeftOut ? tableTexts.leftOutSheet(each.name) : each.name]
  })
  return (
    <>
      {sheets.length > 1 && (
        <div className="table-choices">
          <Field label={tableTexts.sheet}>
            {(control) => <NativeSelect {...control} value={at} options={options} onChoose={setAt} />}
          </Field>
          <Text as="label" size="2" className="column-check sheet-check">
            <Checkbox
              checked={isRead}
              onCheckedChange={(checked) => onChange(withSheet(choices, name, checked === true))}
            />
            {tableTexts.readsSheet}
          </Text>
        </div>
      )}
      {isRead ? (
        <>
          <SheetFields
            key={name}
            sheet={sheet}
            choice={choiceFor(choices, name)}
            onChange={(choice) => onChange(withChoice(choices, choice))}
          />
          <section aria-label={tableTexts.example} aria-busy={isStale} className="example-row">
            <Text as="p" size="1" color="gray">
              {tableTexts.example}
            </Text>
            <Text as="p" size="2" dir="auto" className="wrap-anywhere">
              {sheet.exampleRow || tableTexts.noExample}
            </Text>
          </section>
        </>
      ) : (
        <Text as="p" size="2">
          {tableTexts.sheetIsLeftOut}
        </Text>
      )}
    </>
  )
}
