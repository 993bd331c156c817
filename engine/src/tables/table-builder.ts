import { cellsOf, isRow, isRowOfDashes } from '../text/markdown-lines.ts'
import { packCodes, type RowTable, type TableColumn } from './row-table.ts'

/** A passage of an entry that consists of tables, such as a spreadsheet. */
interface TablePassage {
  readonly entryId: number
  readonly title: string
  readonly heading: string
  readonly text: string
}

interface ColumnInMaking {
  readonly name: string
  readonly numbers: Map<string, number>
  readonly codes: number[]
}

interface TableInMaking {
  readonly entryId: number
  readonly title: string
  readonly columns: readonly ColumnInMaking[]
  readonly sections: ColumnInMaking
  readonly passages: number[]
}

/** Collects the rows of passages that are added one by one. */
export class TableBuilder {
  readonly #tables = new Map<string, TableInMaking>()

  /** @param position the passage's position in the index */
  add(passage: TablePassage, position: number): void {
    const lines = passage.text.split('\n')
    let table: TableInMaking | undefined
    for (const [at, line] of lines.entries()) {
      if (!isRow(line)) table = undefined
      else if (isRowOfDashes(lines[at + 1] ?? '')) table = this.#tableBelow(line, passage)
      else if (table && !isRowOfDashes(line)) addRow(table, cellsOf(line), passage.heading, position)
    }
  }

  finish(): RowTable[] {
    return [...this.#tables.values()].map(({ columns, sections, passages, ...table }) => ({
      ...table,
      columns: columns.map(finishColumn),
      sections: finishColumn(sections),
      passages: Uint32Array.from(passages),
    }))
  }

  #tableBelow(header: string, { entryId, title }: TablePassage): TableInMaking {
    const key = `${entryId} ${header}`
    const known = this.#tables.get(key)
    if (known) return known
    const columns = cellsOf(header).map(startColumn)
    const table = { entryId, title, columns, sections: startColumn(''), passages: [] }
    this.#tables.set(key, table)
    return table
  }
}

function startColumn(name: string): ColumnInMaking {
  return { name, numbers: new Map(), codes: [] }
}

function addRow(table: TableInMaking, cells: readonly string[], heading: string, position: number): void {
  // A line of another width is none of this table's rows.
  if (cells.length !== table.columns.length) return
  for (const [at, column] of table.columns.entries()) addCell(column, cells[at] ?? '')
  addCell(table.sections, heading)
  table.passages.push(position)
}

function addCell({ numbers, codes }: ColumnInMaking, text: string): void {
  const number = numbers.get(text) ?? numbers.size
  numbers.set(text, number)
  codes.push(number)
}

function finishColumn({ name, numbers, codes }: ColumnInMaking): TableColumn {
  return { name, texts: [...numbers.keys()], codes: packCodes(codes, numbers.size) }
}
