export { notReady, streamSnapshot } from './stream-snapshot.ts'
