import type { ObjectStoreConfig } from '../../config/object-store-config.ts'
import type { Reach } from '../reach/index.ts'
import { openObjectStore } from './open-object-store.ts'

/** Whether a few bytes can be written to the store of originals and deleted again. */
export async function probeObjectStore(config: ObjectStoreConfig): Promise<Reach> {
  const store = await openObjectStore(config)
  try {
    return (await store?.probe()) ?? 'silent'
  } finally {
    store?.close()
  }
}
