import { closeSync, openSync, readSync } from 'node:fs'

const bytesMax = 16 * 1024

/**
 * Reads the values of variables from the files named by `<NAME>_FILE`, as containers and systemd pass secrets. Files
 * that can't be read are listed as problems, a sentence each, without any value.
 */
export function resolveFileVariables(
  environment: Record<string, string | undefined>,
  names: readonly string[],
): { environment: Record<string, string | undefined>; problems: string[] } {
  const filled = { ...environment }
  const problems: string[] = []
  for (const name of names) {
    const path = environment[`${name}_FILE`]
    if (!path) continue
    if (environment[name]) problems.push(`  ${name}_FILE: ${name} is also set; set only one of them`)
    else
      try {
        filled[name] = readValue(path)
      } catch (error) {
        problems.push(`  ${name}_FILE: ${error instanceof Error ? error.message : error}`)
      }
  }
  return { environment: filled, problems }
}

/** The text of a file without space around it, such as the line's end that editors add. */
function readValue(path: string): string {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(bytesMax + 1)
    const length = readSync(file, bytes, 0, bytes.length, null)
    if (length > bytesMax) throw new Error(`${path} has more than ${bytesMax / 1024} KB`)
    const value = bytes.toString('utf8', 0, length).trim()
    if (value === '') throw new Error(`${path} is empty`)
    return value
  } finally {
    closeSync(file)
  }
}
