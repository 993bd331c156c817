import type { Piece } from './piece-buffer.ts'

/** A piece as it goes on from a text: without a gap at the beginning, on a line of its own where it is one. */
export function joinPieces(before: string, { lead, text, kind }: Piece): string {
  if (before === '') return text
  if (/^[…]/.test(text)) return lead + text
  const newlines = lead.match(/\n/g)?.length ?? 0
  if (newlines > 0) return (newlines > 1 ? '\n\n' : '\n') + text
  if (kind === 'line') return `\n${text}`
  return (lead === '' ? '' : ' ') + text
}
