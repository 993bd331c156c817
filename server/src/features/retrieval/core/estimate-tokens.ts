const BYTES_PER_TOKEN = 4

/** About how many tokens a text has: a fourth of its UTF-8 bytes, which errs on the safe side for most scripts. */
export function estimateTokens(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
  }
  return Math.ceil(bytes / BYTES_PER_TOKEN)
}
