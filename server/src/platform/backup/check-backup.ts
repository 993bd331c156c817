import type { Migration } from '../database/index.ts'
import { DamagedBackupError, type Frame } from './frames.ts'
import { expectEnd, nextRecord, readBackup } from './read-backup.ts'

/**
 * Reads a backup from start to end without a database: all frames in order, every table with its declared number of
 * rows, and a schema that this version knows.
 * @throws DamagedBackupError, gzip's own error, or an error for the operator if the backup is newer
 */
export async function checkBackup(path: string, migrations: readonly Migration[]): Promise<void> {
  const frames = readBackup(path)
  const start = await nextRecord(frames)
  if (start.kind !== 'start') throw new DamagedBackupError('it has no start')
  if (start.schemaVersion > (migrations.at(-1)?.folderMillis ?? 0))
    throw new Error('The backup comes from a newer version of ParleyKit. Restore it with that version.')
  for (;;) {
    const record = await nextRecord(frames)
    if (record.kind === 'table') await checkRows(record.name, frames)
    else if (record.kind === 'end') return expectEnd(frames)
    else throw new DamagedBackupError('its pieces are out of order')
  }
}

const lineEnd = 0x0a

/** COPY writes one line per row and escapes line breaks within values. */
async function checkRows(table: string, frames: AsyncGenerator<Frame>): Promise<void> {
  let lines = 0
  for (;;) {
    const { value: frame } = await frames.next()
    if (frame?.rows) lines += countLines(frame.rows)
    else if (frame?.record?.kind === 'table-end' && frame.record.rows === lines) return
    else throw new DamagedBackupError(`the table ${table} isn't whole`)
  }
}

function countLines(rows: Buffer): number {
  let count = 0
  for (let at = rows.indexOf(lineEnd); at !== -1; at = rows.indexOf(lineEnd, at + 1)) count++
  return count
}
