import { readConfig } from './config/config.ts'
import { type MoveDirection, moveBlobs } from './platform/blobs/index.ts'
import { openDatabase, reachDatabase } from './platform/database/index.ts'
import { openObjectStore } from './platform/object-store/index.ts'
import { runCommand } from './run-command.ts'

const directions: readonly string[] = ['to-s3', 'to-database'] satisfies MoveDirection[]
const isDirection = (word: string | undefined): word is MoveDirection =>
  word !== undefined && directions.includes(word)

/** How often it is said how far it is. */
const filesBetween = 100

/** `npm run files:move -- to-s3|to-database`: moves the originals of uploads, also while the server runs. */
await runCommand(async ([direction]) => {
  if (!isDirection(direction)) throw new Error(`Say where to: npm run files:move -- ${directions.join('|')}`)
  const config = readConfig(process.env)
  const { objectStore } = config
  if (objectStore === null) throw new Error('Set S3_BUCKET, and what else the server has of its store.')
  const into = direction === 'to-s3'
  if (into !== objectStore.takesNew)
    throw new Error(
      into
        ? 'FILE_STORE is database: servers would go on storing there. Take it away, here and of the servers, first.'
        : 'Set FILE_STORE=database first, here and for the servers: else new originals go on to the store.',
    )
  const at = await reachDatabase(config, console.log, { create: false })
  const { database, close } = openDatabase(at.address, { max: 2 })
  const store = await openObjectStore(objectStore)
  try {
    if (store === null) return
    const { files, bytes } = await moveBlobs({ database, store }, direction, (moved) => {
      if (moved.files % filesBetween === 0) console.log(`${moved.files} files …`)
    })
    console.log(
      `Moved ${files} files (${(bytes / 1e6).toFixed(1)} MB) ${into ? 'to S3' : 'to the database'}.`,
    )
    if (!into) console.log('Keep S3_BUCKET for some minutes: the servers delete there what was moved.')
  } finally {
    store?.close()
    await close()
    await at.stop()
  }
})
