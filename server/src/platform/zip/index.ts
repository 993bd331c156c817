export { streamZip, type ZipEntry } from './stream-zip.ts'
