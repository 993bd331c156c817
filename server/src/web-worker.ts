import { readConfig } from './config/config.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { type Order, orderSchema, type Report } from './web-workers/messages.ts'

/** One of several processes that answer requests; the one that started it opens the database, runs jobs and says when to end. */
let starting: Promise<RunningServer> | null = null

// A terminal, and an engine of containers that signals all, reach this process too.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

process.on('message', (message) => {
  const { data } = orderSchema.safeParse(message)
  if (data) void (data.order === 'begin' ? begin(data) : stop())
})

async function begin({ address }: Extract<Order, { order: 'begin' }>): Promise<void> {
  try {
    const mailToFiles = process.argv.includes('--mail-to-files')
    starting = startServer(readConfig(process.env, { mailToFiles }), undefined, { beside: address })
    report({ answersAt: (await starting).address })
  } catch (error) {
    report({ fault: error instanceof Error ? error.message : String(error) })
  }
}

async function stop(): Promise<void> {
  const server = await starting?.catch(() => null)
  await server?.stop()
  process.exit(0)
}

function report(told: Report): void {
  process.send?.(told)
}
