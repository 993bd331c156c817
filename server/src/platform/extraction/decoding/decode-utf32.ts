/**
 * Decodes UTF-32 with or without a byte order mark. Undefined for other text, which has no such zeros in every four
 * bytes.
 */
export function decodeUtf32(bytes: Uint8Array): { text: string; characterSet: string } | undefined {
  if (bytes.length === 0 || bytes.length % 4 !== 0) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const littleEndian of [true, false]) {
    const text = decodeUnits(view, littleEndian)
    if (text !== undefined) return { text, characterSet: littleEndian ? 'utf-32le' : 'utf-32be' }
  }
  return undefined
}

function decodeUnits(view: DataView, littleEndian: boolean): string | undefined {
  const parts: string[] = []
  for (let at = 0; at < view.byteLength; at += 4) {
    const codePoint = view.getUint32(at, littleEndian)
    if (codePoint > 0x10ffff) return undefined
    if (at > 0 || codePoint !== 0xfeff) parts.push(String.fromCodePoint(codePoint))
  }
  return parts.join('')
}
