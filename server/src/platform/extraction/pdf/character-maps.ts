import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder of the predefined character maps (ISO 32000-1, 9.7.5.2), needed for Chinese, Japanese and Korean text in
 * fonts that a PDF doesn't embed. Ends with a slash.
 */
export const characterMaps = `${dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/cmaps/LICENSE')))}/`
