export { ObjectMissing, type ObjectStore } from './object-store.ts'
export { ObjectStoreAway } from './object-store-away.ts'
export { objectStoreTimes, openObjectStore } from './open-object-store.ts'
export { probeObjectStore } from './probe-object-store.ts'
