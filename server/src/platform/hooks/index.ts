/**
 * A point at which a feature lets features after it act or answer: what an earlier feature can't import, a later one
 * connects in its `feature.ts`.
 */
export interface Hook<F extends (...args: never[]) => unknown> {
  readonly name: string
  /** Carries the type of the functions; never set. */
  readonly takes?: F
}

/** What the features of one platform have connected. */
export interface Hooks {
  connect<F extends (...args: never[]) => unknown>(hook: Hook<F>, run: F): void
  /** Runs all that is connected, one after the other in the order of features, and returns what they returned. */
  run<F extends (...args: never[]) => unknown>(
    hook: Hook<F>,
    ...args: Parameters<F>
  ): Promise<Awaited<ReturnType<F>>[]>
  /** Asks the one feature that answers. Throws if none is connected. */
  ask<F extends (...args: never[]) => unknown>(hook: Hook<F>, ...args: Parameters<F>): ReturnType<F>
}

export function defineHook<F extends (...args: never[]) => unknown>(name: string): Hook<F> {
  return { name }
}

export function createHooks(): Hooks {
  const connected = new Map<string, ((...args: never[]) => unknown)[]>()
  const of = <F>({ name }: { readonly name: string }) => (connected.get(name) ?? []) as F[]
  return {
    connect: (hook, run) => {
      connected.set(hook.name, [...of<typeof run>(hook), run])
    },
    run: async <F extends (...args: never[]) => unknown>(hook: Hook<F>, ...args: Parameters<F>) => {
      const results: Awaited<ReturnType<F>>[] = []
      for (const run of of<F>(hook)) results.push((await run(...args)) as Awaited<ReturnType<F>>)
      return results
    },
    ask: <F extends (...args: never[]) => unknown>(hook: Hook<F>, ...args: Parameters<F>) => {
      const [run] = of<F>(hook)
      if (!run) throw new Error(`Nothing is connected to the hook "${hook.name}"`)
      return run(...args) as ReturnType<F>
    },
  }
}
