import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { DamagedBackupError, type Frame } from './frames.ts'
import { copyTarget, type TableLayout } from './list-tables.ts'

/** Writes the rows of one table, up to its end in the backup. Generated identities keep the values in the rows. */
export async function copyRows(
  client: pg.Client,
  table: TableLayout,
  frames: AsyncGenerator<Frame>,
): Promise<void> {
  let expected = -1
  async function* rows(): AsyncGenerator<Buffer> {
    // Calls `next` directly: leaving a `for await` would close the frames that the next tables need.
    for (;;) {
      const { value: frame } = await frames.next()
      if (frame?.rows) yield frame.rows
      else if (frame?.record?.kind === 'table-end') {
        expected = frame.record.rows
        return
      } else throw new DamagedBackupError(`the table ${table.name} isn't whole`)
    }
  }
  const name = `public.${pg.escapeIdentifier(table.name)}`
  // The backup already has the rows that the product's triggers write. Foreign keys aren't user triggers.
  await client.query(`alter table ${name} disable trigger user`)
  const copy = client.query(copyFrom(`copy ${copyTarget(table, pg.escapeIdentifier)} from stdin`))
  await pipeline(Readable.from(rows()), copy)
  if (copy.rowCount !== expected) throw new DamagedBackupError(`the table ${table.name} isn't whole`)
  await client.query(`alter table ${name} enable trigger user`)
}
