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

/** Hears once that a collector takes nothing any more, with the kind of the fault, and once (null) that it does again. */
export type OnDelivery = (what: 'traces' | 'logs', fault: string | null) => void

/** The same exporter, of which is told when it begins and ends to fail. The library's own words may hold an answer's text. */
export function watchDelivery<Item>(
  exporter: Exporter<Item>,
  what: 'traces' | 'logs',
  onDelivery: OnDelivery,
): Exporter<Item> & { forceFlush(): Promise<void> } {
  let isFailing = false
  return {
    export: (items, done) =>
      exporter.export(items, (result) => {
        const fails = result.code !== 0
        if (fails !== isFailing) onDelivery(what, fails ? faultOf(result.error) : null)
        isFailing = fails
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

/** An answer's status, or what kept one away. */
function faultOf(error: Error | undefined): string {
  if (error && 'code' in error && typeof error.code === 'number') return String(error.code)
  return kindOfError(error)
}
