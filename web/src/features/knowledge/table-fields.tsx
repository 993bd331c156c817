import type { SheetView } from '@parleykit/contract/knowledge/entry-tables'
import type { SheetChoice } from '@parleykit/contract/knowledge/table-choices'
import { Checkbox, Text, TextField } from '@radix-ui/themes'
import { useId } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { tableTexts } from './table-texts.ts'

interface SheetFieldsProps {
  readonly sheet: SheetView
  readonly choice: SheetChoice
  readonly onChange: (choice: SheetChoice) => void
}

/** The header row, the key column and the columns of one sheet. */
export function SheetFields({ sheet, choice, onChange }: SheetFieldsProps) {
  const { headerRow, keyColumn, leftOutColumns } = choice
  const kept = sheet.columns.filter(({ number }) => !leftOutColumns.includes(number))
  return (
    <>
      <div className="table-choices">
        <Field label={tableTexts.headerRow} help={tableTexts.guess(sheet.guessedHeaderRow)}>
          {(control) => (
            <TextField.Root
              type="number"
              min={1}
              max={sheet.rows}
              placeholder={String(sheet.guessedHeaderRow ?? '')}
              {...control}
              value={headerRow ?? ''}
              onChange={({ target }) => onChange({ ...choice, headerRow: toRow(target.value, sheet.rows) })}
            />
          )}
        </Field>
        <Field label={tableTexts.keyColumn} help={tableTexts.keyHelp}>
          {(control) => (
            <NativeSelect
              {...control}
              value={String(keyColumn ?? '')}
              options={[
                ['', tableTexts.noKey],
                ...kept.map((column) => [String(column.number), nameOf(column)] as const),
              ]}
              onChoose={(value) => onChange({ ...choice, keyColumn: value === '' ? null : Number(value) })}
            />
          )}
        </Field>
      </div>
      <ColumnChecks
        columns={sheet.columns}
        leftOut={leftOutColumns}
        onChange={(leftOut) => {
          const isKeyLeftOut = keyColumn !== null && leftOut.includes(keyColumn)
          onChange({ ...choice, leftOutColumns: leftOut, keyColumn: isKeyLeftOut ? null : keyColumn })
        }}
      />
    </>
  )
}

interface ColumnChecksProps {
  readonly columns: SheetView['columns']
  readonly leftOut: readonly number[]
  readonly onChange: (leftOut: number[]) => void
}

/** The columns with a value of each; a checked one is read. */
function ColumnChecks({ columns, leftOut, onChange }: ColumnChecksProps) {
  const label = useId()
  return (
    <section aria-labelledby={label}>
      <Text as="p" size="2" weight="medium" id={label}>
        {tableTexts.columns}
      </Text>
      <ul className="plain-list column-checks">
        {columns.map((column) => (
          <li key={column.number}>
            <Text as="label" size="2" className="column-check">
              <Checkbox
                checked={!leftOut.includes(column.number)}
                onCheckedChange={(isRead) => {
                  const others = leftOut.filter((each) => each !== column.number)
                  onChange(isRead === true ? others : [...others, column.number])
                }}
              />
              <span className="column-name" dir="auto">
                {nameOf(column)}
              </span>
              <Text size="2" color="gray" truncate dir="auto" className="column-sample">
                {column.sample}
              </Text>
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf({ name, number }: SheetView['columns'][number]): string {
  return name === '' ? tableTexts.column(number) : name
}

/** Null for an empty field, and for a number that no row has. */
function toRow(value: string, rows: number): number | null {
  const row = Number(value)
  return Number.isInteger(row) && row >= 1 && row <= rows ? row : null
}
