import type { ObjectStoreConfig } from '../../config/object-store-config.ts'
import type { ProbeResult } from '../probes/index.ts'
import { openObjectStore } from './open-object-store.ts'

/** Whether a few bytes can be written to the store of originals and deleted again. */
export async function probeObjectStore(config: ObjectStoreConfig): Promise<ProbeResult> {
  const store = await openObjectStore(config)
  try {
    return (await store?.probe()) ?? 'silent'
  } finally {
    store?.close()
  }
}
