import { kindOfError } from './kind-of-error.ts'

interface Result {
  readonly code: number
  readonly error?: Error
}

interface Exporter<Item> {
  export(items: Item[], done: (result: Result) => void): void
  shutdown(): Promise<void>
  forceFlush?(): Promise<void>
}

type Signal = 'traces' | 'logs'

/**
 * Called once when a collector stops accepting data, with the kind of fault, and once (null) when it accepts data
 * again.
 */
export type OnDelivery = (what: Signal, fault: string | null) => void

/**
 * The result of a delivery. `refused`: the headers were rejected; `undelivered`: there was a response, but no success;
 * `silent`: there was no response.
 */
export type Delivery = 'delivered' | 'undelivered' | 'refused' | 'silent'

const worstFirst: readonly Delivery[] = ['refused', 'silent', 'undelivered', 'delivered']

/** Milliseconds after which a delivery no longer reflects the current state: log lines may be rare. */
const tellsForMs = 60_000

interface Deliveries {
  /** Wraps an exporter and watches its deliveries. */
  watch<Item>(exporter: Exporter<Item>, what: Signal): Exporter<Item> & { forceFlush(): Promise<void> }
  /** The worse result of the latest traces and logs; null if nothing was sent in the last minute. */
  last(): Delivery | null
}

/**
 * Watches exporters' deliveries, and reports when they begin and stop failing. The library's own messages may include
 * response text.
 */
export function watchDeliveries(onDelivery: OnDelivery, now = () => performance.now()): Deliveries {
  const last = new Map<Signal, { readonly delivery: Delivery; readonly at: number }>()
  return {
    watch: (exporter, what) => ({
      export: (items, done) =>
        exporter.export(items, (result) => {
          const delivery = result.code === 0 ? 'delivered' : deliveryOf(result.error)
          const fails = delivery !== 'delivered'
          const failed = (last.get(what)?.delivery ?? 'delivered') !== 'delivered'
          if (fails !== failed) onDelivery(what, fails ? faultOf(result.error) : null)
          last.set(what, { delivery, at: now() })
          done(result)
        }),
      shutdown: () => exporter.shutdown(),
      forceFlush: async () => exporter.forceFlush?.(),
    }),
    last() {
      const lately = [...last.values()].filter(({ at }) => now() - at < tellsForMs)
      return worstFirst.find((each) => lately.some(({ delivery }) => delivery === each)) ?? null
    },
  }
}

/** The library's own error means a response: with its status, or without it if the status asks for a retry. */
function deliveryOf(error: Error | undefined): Delivery {
  const status = statusOf(error)
  if (status === 401 || status === 403) return 'refused'
  return status !== null || error?.name === 'OTLPExporterError' ? 'undelivered' : 'silent'
}

/** A response's status, or the error that prevented a response. */
function faultOf(error: Error | undefined): string {
  return statusOf(error)?.toString() ?? kindOfError(error)
}

function statusOf(error: Error | undefined): number | null {
  return error && 'code' in error && typeof error.code === 'number' ? error.code : null
}
