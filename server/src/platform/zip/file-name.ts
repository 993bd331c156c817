/** Turns a name into a path segment that every system can unpack. */
export function fileNameOf(name: string): string {
  const safe = name
    .replaceAll(/[\\/:*?"<>|\p{C}]/gu, '_')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '')
    .slice(0, 120)
    .toWellFormed()
  return safe || 'unnamed'
}
