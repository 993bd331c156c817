/** Work that receives its items in parts. */
export interface RunningWork {
  take(items: readonly unknown[]): void
  finish(): unknown[] | Promise<unknown[]>
}

/** The exports of a work module: `begin`, if items needn't be kept until all have arrived, else `work`. */
type WorkModule =
  | { readonly begin: () => RunningWork }
  | { readonly begin?: never; readonly work: (items: unknown[]) => unknown[] | Promise<unknown[]> }

/** Starts the work of a module. */
export async function beginWork(module: string): Promise<RunningWork> {
  const loaded = (await import(module)) as WorkModule
  if (loaded.begin) return loaded.begin()
  const kept: unknown[] = []
  return {
    take: (items) => {
      for (const item of items) kept.push(item)
    },
    finish: () => loaded.work(kept),
  }
}
