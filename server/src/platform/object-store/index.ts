export { ObjectMissing, type ObjectStore } from './object-store.ts'
export { ObjectStoreError } from './object-store-error.ts'
export { objectStoreTimes, openObjectStore } from './open-object-store.ts'
export { probeObjectStore } from './probe-object-store.ts'
