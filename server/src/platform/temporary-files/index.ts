export { spool } from './spool.ts'
export { openTemporaryFile, prepareFolder, type TemporaryFile } from './temporary-file.ts'
