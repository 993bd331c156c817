export { createUploads, type Uploads } from './create-uploads.ts'
export type { ReceivedFile } from './received-file.ts'
