/** Limits of knowledge. Free of dependencies, so that the chat frame can use them too. */

/** Knowledge entries per page of the list, and the number from which on the list can be searched. */
export const knowledgePageSize = 20
export const fileNameMax = 200
/** Bytes of a knowledge text as JSON, with room for escapes and any script. */
export const knowledgeRequestBytesMax = 16 * 1024 * 1024
export const uploadBytesMax = 20 * 1024 * 1024
/** Bytes of a ZIP archive, and of all files in it. */
export const archiveBytesMax = 100 * 1024 * 1024
export const archiveUnpackedBytesMax = 400 * 1024 * 1024
/** Files that are read of one ZIP archive or folder. */
export const folderFilesMax = 200
/** Characters of a folder's path. */
export const folderPathMax = 1000
export const knowledgeTextMax = 5_000_000
/** The file extensions that may be uploaded as knowledge. */
export const uploadTypes = [
  'txt',
  'pdf',
  'docx',
  'md',
  'c',
  'cpp',
  'cs',
  'css',
  'doc',
  'go',
  'html',
  'java',
  'js',
  'json',
  'php',
  'pptx',
  'py',
  'rb',
  'sh',
  'tex',
  'ts',
  'xlsx',
  'xls',
  'ods',
  'csv',
  'tsv',
  'odt',
  'epub',
  'rtf',
  'eml',
  'jpg',
  'jpeg',
  'png',
  'webp',
] as const

/** Those that consist of tables, whose rows are looked up. */
export const sheetFileTypes: readonly string[] = ['xlsx', 'xls', 'ods', 'csv', 'tsv']
/** Rows and columns that are read of a sheet. */
export const sheetRowsMax = 100_000
export const sheetColumnsMax = 200
