/**
 * Adds an empty header to table rows without one, which quotes may contain: Markdown requires a header. Returns any
 * other text unchanged.
 */
export function withTableHead(text: string): string {
  const lines = text.trim().split('\n')
  const areRows = lines.every(
    (line) => line.length > 1 && line.startsWith('|') && line.trimEnd().endsWith('|'),
  )
  if (!areRows || lines.some((line) => /^[|:\s-]+$/.test(line))) return text
  const columns = Math.max(...lines.map((line) => line.split('|').length - 2))
  return `|${' |'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${lines.join('\n')}`
}
