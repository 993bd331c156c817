import { readConfig } from './config.ts'
import { startServer } from './start-server.ts'

/** Milliseconds that a graceful stop may take before the process ends anyway. */
const stopMsMax = 10_000

try {
  const server = await startServer(readConfig(process.env))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      setTimeout(() => process.exit(1), stopMsMax).unref()
      await server.stop()
      process.exit(0)
    })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
