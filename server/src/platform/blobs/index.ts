export { deleteBlobs } from './delete-blobs.ts'
export { readBlob } from './read-blob.ts'
export { storeBlob } from './store-blob.ts'
export { blobs } from './tables.ts'
