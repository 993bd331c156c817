import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { fetchModule } from './fetch-module.ts'
import { atFirstSign } from './first-sign.ts'

/** A module that no screen needs to be seen. */
export interface LazyModule<Module> {
  /** @throws where it can't be fetched; it is asked for again the next time. */
  load(): Promise<void>
  /** Undefined until it is there. */
  current(): Module | undefined
  subscribe(listener: () => void): () => void
}

/** Fetches a module when somebody gives a first sign of being there, or when it is asked for. */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let module: Module | undefined
  const listeners = new Set<() => void>()
  async function load() {
    if (module) return
    module = await fetchModule(importModule)
    for (const listener of listeners) listener()
  }
  atFirstSign(() => void load().catch(() => undefined))
  return {
    load,
    current: () => module,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The module once it is there, asked for while it is needed; `onFailure` is told where that didn't work. */
export function useLateModule<Module>(
  late: LazyModule<Module>,
  isNeeded: boolean,
  onFailure?: () => void,
): Module | undefined {
  const module = useSyncExternalStore(late.subscribe, late.current)
  const fail = useEffectEvent(() => onFailure?.())
  const isMissing = isNeeded && module === undefined
  useEffect(() => {
    if (isMissing) late.load().catch(fail)
  }, [isMissing, late])
  return module
}
