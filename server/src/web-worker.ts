import { readConfig } from './config/config.ts'
import { collectGarbageAfterStart } from './platform/collect-garbage-after-start.ts'
import { type Metrics, noMetrics } from './platform/metrics/index.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { collectWorkerMetrics } from './web-workers/collect-worker-metrics.ts'
import { type Order, orderSchema, type Report } from './web-workers/messages.ts'

/**
 * One of several processes that answer requests. The parent process opens the database, runs jobs and says when to
 * stop.
 */
let starting: Promise<RunningServer> | null = null
let metrics: Metrics = noMetrics
const metricsOfAll = collectWorkerMetrics(report)

// Signals from a terminal, or from container engines that signal all processes, reach this process too.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

process.on('message', (message) => {
  const { data } = orderSchema.safeParse(message)
  if (data) void follow(data)
})

async function follow(order: Order): Promise<void> {
  switch (order.order) {
    case 'begin':
      return begin(order)
    case 'stop':
      return stop()
    case 'report-metrics':
      return report({ about: 'own-metrics', ask: order.ask, report: await metrics.report(false) })
    case 'hear-metrics':
      return metricsOfAll.hear(order.ask, order.page)
  }
}

async function begin({ address, name }: Extract<Order, { order: 'begin' }>): Promise<void> {
  try {
    const mailToFiles = process.argv.includes('--mail-to-files')
    starting = startServer(readConfig(process.env, { mailToFiles }), undefined, {
      beside: { address, metricsPlace: { worker: name, readAll: metricsOfAll.read } },
      onOpened: (platform) => {
        metrics = platform.metrics
      },
    })
    report({ answersAt: (await starting).address })
    collectGarbageAfterStart()
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
