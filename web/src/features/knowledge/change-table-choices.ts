import type { SheetChoice, TableChoices } from '@parleykit/contract/knowledge/table-choices'

/** The choices for one sheet, which may not have any yet. */
export function choiceFor({ sheets }: TableChoices, name: string): SheetChoice {
  return (
    sheets.find((sheet) => sheet.name === name) ?? {
      ...{ name, headerRow: null, keyColumn: null, leftOutColumns: [] },
    }
  )
}

/** The choices with another one for a sheet. */
export function withChoice(choices: TableChoices, choice: SheetChoice): TableChoices {
  return { ...choices, sheets: [...choices.sheets.filter(({ name }) => name !== choice.name), choice] }
}

/** The choices with a sheet read or left out. */
export function withSheet(choices: TableChoices, name: string, isRead: boolean): TableChoices {
  const others = choices.leftOutSheets.filter((each) => each !== name)
  return { ...choices, leftOutSheets: isRead ? others : [...others, name] }
}
