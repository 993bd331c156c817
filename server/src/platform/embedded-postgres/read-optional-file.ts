import { readFile } from 'node:fs/promises'

/** A text file's content, or undefined if there is no such file. Other errors are thrown. */
export async function readOptionalFile(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
