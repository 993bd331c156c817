/** Longer than any browser takes to begin with a file that is there already. */
const keptMs = 60_000

/** Has the browser save what the page has made. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
