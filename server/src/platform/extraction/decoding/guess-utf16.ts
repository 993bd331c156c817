const SAMPLE_BYTES = 64 * 1024

/** Characters of Chinese, Japanese and Korean texts, and punctuation that older encodings don't decode to. */
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/gu
const EAST_ASIAN_PUNCTUATION = /[\u3000-\u3002\uFF0C]/

/**
 * `utf-16le` or `utf-16be` for UTF-16 without a byte order mark, else undefined. A text has fewer distinct high bytes
 * than low bytes, since an alphabet fills only a block or two.
 */
export function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes.length % 2 !== 0) return undefined
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const even = new Set(sample.filter((_, at) => at % 2 === 0)).size
  const odd = new Set(sample.filter((_, at) => at % 2 === 1)).size
  const name = odd < even ? 'utf-16le' : 'utf-16be'
  const text = new TextDecoder(name).decode(sample)
  const strange = text.match(/(?!\s)[\p{Cc}\p{Cn}\p{Co}\uFFFD]/gu)?.length ?? 0
  if (strange > text.length / 100) return undefined
  return sample.includes(0) || isEastAsian(text) ? name : undefined
}

/** Without zero bytes, only East Asian text can be distinguished from other encodings. */
function isEastAsian(text: string): boolean {
  return EAST_ASIAN_PUNCTUATION.test(text) && (text.match(EAST_ASIAN)?.length ?? 0) > 0.9 * text.length
}
