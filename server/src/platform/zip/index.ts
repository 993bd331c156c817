export { fileNameOf } from './file-name.ts'
export { streamZip, type ZipEntry } from './stream-zip.ts'
