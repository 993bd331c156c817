import { readConfig } from './config/config.ts'
import { offerOperatorCode } from './features/setup/index.ts'
import { collectGarbageAfterStart } from './platform/collect-garbage-after-start.ts'
import type { Platform } from './platform/platform.ts'
import { readyMessage } from './ready-message.ts'
import { type RunningServer, startServer } from './start-server.ts'

/**
 * Milliseconds that a graceful shutdown may take, in addition to DRAIN_SECONDS, before the process exits anyway:
 * containers are killed after ten.
 */
const stopMsMax = 9500

let starting: Promise<RunningServer> | null = null
let drainMs = 0
let isStopping = false

/** A signal may arrive twice, from the terminal and from npm, even while the server is starting. It stops only once. */
async function stopOnce(): Promise<void> {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), drainMs + stopMsMax).unref()
  const server = await starting?.catch(() => null)
  await server?.stop()
  process.exit(0)
}

process.on('SIGINT', stopOnce)
process.on('SIGTERM', stopOnce)

// A parent that is killed can't pass on signals, but its channel closes. Without the flag, the end of a parent doesn't
// matter.
if (process.argv.includes('--end-with-starter')) {
  process.on('disconnect', stopOnce)
  if (!process.connected) void stopOnce()
}

try {
  const mailToFiles = process.argv.includes('--mail-to-files')
  const config = readConfig(process.env, { mailToFiles })
  drainMs = config.drainSeconds * 1000
  let platform: Platform | undefined
  starting = startServer(config, null, { onOpened: (opened) => (platform = opened) })
  const server = await starting
  const operatorCode = platform ? await offerOperatorCode(platform) : null
  console.log(readyMessage(server.address, config, operatorCode))
  collectGarbageAfterStart()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
