import { architecture } from '../architecture.ts'
import type { Breach, SourceFile } from './source-file.ts'

/** No file is longer than can be read in one go. */
export function checkLength({ path, lines }: SourceFile): Breach[] {
  const { longestFile } = architecture
  return lines <= longestFile
    ? []
    : [{ path, message: `has ${lines} lines, more than ${longestFile}: split it by meaning` }]
}
