/** A name as a part of a path that every system can unpack. */
export function fileNameOf(name: string): string {
  const safe = name
    .replaceAll(/[\\/:*?"<>|\p{C}]/gu, '_')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '')
    .slice(0, 120)
    .toWellFormed()
  return safe || 'unnamed'
}
