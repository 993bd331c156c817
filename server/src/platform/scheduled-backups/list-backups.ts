import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Name prefix of backups that the server takes by itself. */
export const scheduledPrefix = 'scheduled-'

export interface KeptBackup {
  readonly path: string
  /** Milliseconds. */
  readonly takenAt: number
  readonly bytes: number
  /** Whether the server took it by itself. */
  readonly isScheduled: boolean
}

const namePattern = /-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.backup$/

/** The complete backups of a folder, newest first. None if there is no such folder. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch(() => [])
  const found = names.map(async (name): Promise<KeptBackup[]> => {
    const [, day, hours, minutes, seconds, milliseconds] = namePattern.exec(name) ?? []
    const takenAt = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`)
    const path = join(folder, name)
    const size = await stat(path).catch(() => undefined)
    if (Number.isNaN(takenAt) || !size?.isFile()) return []
    return [{ path, takenAt, bytes: size.size, isScheduled: name.startsWith(scheduledPrefix) }]
  })
  return (await Promise.all(found)).flat().sort((a, b) => b.takenAt - a.takenAt)
}
