import {
  type ColumnRole,
  columnRoles,
  mapAnswerRows,
} from '@parleykit/contract/answering/curated-answers/answer-columns'
import { curatedAnswersMax } from '@parleykit/contract/answering/curated-answers/limits'
import { Button, Checkbox, Flex, Text } from '@radix-ui/themes'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { importTexts } from './import-texts.ts'

/** The cells of the chosen file, and what its columns hold. */
export interface AnswerSheet {
  readonly rows: readonly (readonly string[])[]
  readonly roles: readonly ColumnRole[]
  readonly hasHeader: boolean
}

interface ColumnsStepProps {
  readonly sheet: AnswerSheet
  readonly failure: string | null
  readonly isPending: boolean
  readonly onChange: (sheet: AnswerSheet) => void
  readonly onBack: () => void
  readonly onNext: () => void
}

const options = columnRoles.map((role) => [role, importTexts.roles[role]] as const)

/** Asks what each column of the file holds, beside its first values. */
export function ColumnsStep({ sheet, failure, isPending, onChange, onBack, onNext }: ColumnsStepProps) {
  const { rows, roles, hasHeader } = sheet
  const problem = problemOf(sheet)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === null) onNext()
      }}
    >
      <Flex direction="column" gap="3">
        <Text as="label" size="2">
          <Flex gap="2" align="center">
            <Checkbox
              checked={hasHeader}
              onCheckedChange={(checked) => onChange({ ...sheet, hasHeader: checked === true })}
            />
            {importTexts.hasHeader}
          </Flex>
        </Text>
        <Text as="p" size="2" color="gray">
          {importTexts.columnsHelp}
        </Text>
        <ul className="plain-list import-columns">
          {roles.map((role, column) => {
            const name = (hasHeader && rows[0]?.[column]?.trim()) || importTexts.column(column + 1)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity and keep their order
              <li key={column}>
                <div className="truncating">
                  <Text as="div" size="2" weight="medium" truncate dir="auto">
                    {name}
                  </Text>
                  <Text as="div" size="1" color="gray" truncate dir="auto">
                    {sampleOf(rows.slice(hasHeader ? 1 : 0), column)}
                  </Text>
                </div>
                <NativeSelect
                  aria-label={name}
                  value={role}
                  options={options}
                  onChoose={(chosen) => onChange({ ...sheet, roles: withRole(roles, column, chosen) })}
                />
              </li>
            )
          })}
        </ul>
        {(problem ?? failure) !== null && (
          <Text as="p" size="2" color="red" role="alert" className="wrap-anywhere">
            {problem ?? failure}
          </Text>
        )}
        <Flex gap="3" mt="2" justify="end" className="dialog-actions">
          <Button type="button" variant="soft" color="gray" onClick={onBack}>
            {importTexts.back}
          </Button>
          <SubmitButton isPending={isPending} pending={importTexts.checking} isOff={problem !== null}>
            {importTexts.toPreview}
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}

function problemOf({ rows, roles, hasHeader }: AnswerSheet): string | null {
  if (!roles.includes('question') || !roles.includes('answer')) return importTexts.needsBoth
  const { length } = mapAnswerRows(rows, { roles, hasHeader })
  if (length === 0) return importTexts.noRows
  return length > curatedAnswersMax ? importTexts.tooManyRows : null
}

/** Only other wordings may be in several columns. */
function withRole(roles: readonly ColumnRole[], column: number, chosen: ColumnRole): ColumnRole[] {
  return roles.map((role, at) => {
    if (at === column) return chosen
    return role === chosen && chosen !== 'wordings' ? 'none' : role
  })
}

function sampleOf(rows: AnswerSheet['rows'], column: number): string {
  return rows.find((row) => row[column]?.trim())?.[column] ?? '–'
}
