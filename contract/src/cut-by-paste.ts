interface Field {
  readonly value: string
  readonly selectionStart: number | null
  readonly selectionEnd: number | null
  readonly maxLength: number
}

/** How many characters of a pasted text a field has no room for: browsers leave them out without a word. */
export function cutByPaste(
  { value, selectionStart, selectionEnd, maxLength }: Field,
  pasted: string,
): number {
  const staying = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))
  // Line ends are one character in a field.
  const coming = pasted.replaceAll('\r\n', '\n').length
  return Math.max(0, coming - Math.max(0, maxLength - staying))
}
