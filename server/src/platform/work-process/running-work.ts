/** Work whose items come in parts. */
export interface RunningWork {
  take(items: readonly unknown[]): void
  finish(): unknown[] | Promise<unknown[]>
}

/** What a module of work exports: `begin`, where items needn't be kept until all are there, else `work`. */
type WorkModule =
  | { readonly begin: () => RunningWork }
  | { readonly begin?: never; readonly work: (items: unknown[]) => unknown[] | Promise<unknown[]> }

/** Begins the work of a module. */
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
