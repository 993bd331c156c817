import { readConfig } from './config/config.ts'
import { type MoveDirection, moveBlobs } from './platform/blobs/index.ts'
import { openDatabase, reachDatabase } from './platform/database/index.ts'
import { openObjectStore } from './platform/object-store/index.ts'
import { runCommand, type TerminalCommand } from './run-command.ts'

const directions: readonly string[] = ['to-s3', 'to-database'] satisfies MoveDirection[]
const isDirection = (word: string | undefined): word is MoveDirection =>
  word !== undefined && directions.includes(word)

/** How often progress is reported. */
const filesBetween = 100

/** `npm run files:move -- to-s3|to-database`: moves the originals of uploads, also while the server runs. */
export const moveFiles: TerminalCommand = async ([direction], terminal) => {
  if (!isDirection(direction)) throw new Error(`Usage: npm run files:move --  ${directions.join('|')}`)
  const config = readConfig(terminal.environment)
  const { objectStore } = config
  if (objectStore === null) throw new Error("Set S3_BUCKET and the server's other S3 variables.")
  const into = direction === 'to-s3'
  if (into !== objectStore.takesNew)
    throw new Error(
      into
        ? 'FILE_STORE is database, so servers would keep storing files there. Unset it here and on all servers first.'
        : 'Set FILE_STORE=database here and on all servers first. Otherwise new files keep going to S3.',
    )
  const at = await reachDatabase(config, terminal.print, { create: false })
  const { database, close } = openDatabase(at.address, { max: 2 })
  const store = await openObjectStore(objectStore)
  try {
    if (store === null) return
    const { files, bytes } = await moveBlobs({ database, store }, direction, (moved) => {
      if (moved.files % filesBetween === 0) terminal.print(`${moved.files} files …`)
    })
    terminal.print(
      `Moved ${files} files (${(bytes / 1e6).toFixed(1)} MB) ${into ? 'to S3' : 'to the database'}.`,
    )
    if (!into)
      terminal.print('Keep S3_BUCKET for a few minutes while the servers delete the moved files from S3.')
  } finally {
    store?.close()
    await close()
    await at.stop()
  }
}

if (import.meta.main) await runCommand(moveFiles)
