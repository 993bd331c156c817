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

/** Hears once that a collector takes nothing any more, with the kind of the fault, and once (null) that it does again. */
export type OnDelivery = (what: Signal, fault: string | null) => void

/**
 * What became of something that was sent. `refused`: the headers weren't taken; `undelivered`: it was answered, and not taken;
 * `silent`: there was no answer.
 */
export type Delivery = 'delivered' | 'undelivered' | 'refused' | 'silent'

const worstFirst: readonly Delivery[] = ['refused', 'silent', 'undelivered', 'delivered']

/** Milliseconds after which a delivery says nothing of now: log lines may be rare. */
const tellsForMs = 60_000

interface Deliveries {
  /** The same exporter, watched. */
  watch<Item>(exporter: Exporter<Item>, what: Signal): Exporter<Item> & { forceFlush(): Promise<void> }
  /** The worse of what became of the last traces and of the last logs; null where nothing was sent in the last minute. */
  last(): Delivery | null
}

/** Watches what exporters deliver, and tells when one begins and ends to fail. The library's own words may hold an answer's text. */
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

/** The library's own error stands for an answer: with its status, or without it where the status asks for another try. */
function deliveryOf(error: Error | undefined): Delivery {
  const status = statusOf(error)
  if (status === 401 || status === 403) return 'refused'
  return status !== null || error?.name === 'OTLPExporterError' ? 'undelivered' : 'silent'
}

/** An answer's status, or what kept one away. */
function faultOf(error: Error | undefined): string {
  return statusOf(error)?.toString() ?? kindOfError(error)
}

function statusOf(error: Error | undefined): number | null {
  return error && 'code' in error && typeof error.code === 'number' ? error.code : null
}
