import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { fetchModule } from './fetch-module.ts'
import { atFirstSign } from './first-sign.ts'

/** A module that isn't needed for the first view of any screen. */
export interface LazyModule<Module> {
  /** @throws if it can't be fetched; the next call tries again. */
  load(): Promise<void>
  /** Undefined until loaded. */
  current(): Module | undefined
  subscribe(listener: () => void): () => void
}

/** Fetches a module at the first sign of user activity, or on request. */
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

/** The module once loaded, requested while it is needed; `onFailure` is called if that fails. */
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
