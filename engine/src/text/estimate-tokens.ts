/** Average number of letters of a Latin-script word per token. The shortest word takes one token. */
const LETTERS_A_TOKEN = 4.5
/** A letter with a mark splits its word, so it counts as this many. */
const MARKED_LETTER = 2.2
const DIGITS_A_TOKEN = 3
const PUNCTUATION = 0.7
/**
 * Tokens per character, by the first code unit after its script. Models' vocabularies differ here by a factor of two.
 */
const SCRIPTS: readonly (readonly [end: number, tokens: number])[] = [
  [0x530, 0.45], // Greek, Cyrillic
  [0x780, 0.6], // Armenian, Hebrew, Arabic
  [0x1100, 0.75], // scripts of India, Thai and its neighbors, Georgian
  [0x2e80, 0.9], // other scripts and signs
  [0xd800, 1], // Chinese, Japanese, Korean
  [0xe000, 1.3], // half of an emoji or of a rare character
]

/**
 * Estimated number of tokens of a text: between the vocabularies of 2023 and of 2024 for fifteen languages, where those
 * differ. Linear; half a millisecond for 60 KB.
 */
export function estimateTokens(text: string): number {
  let tokens = 0
  let letters = 0
  let digits = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const isDigit = unit >= 0x30 && unit <= 0x39
    const weight = isDigit ? 0 : letterWeight(unit)
    if (letters > 0 && weight === 0) {
      tokens += Math.max(1, letters / LETTERS_A_TOKEN)
      letters = 0
    }
    if (digits > 0 && !isDigit) {
      tokens += Math.ceil(digits / DIGITS_A_TOKEN)
      digits = 0
    }
    letters += weight
    if (isDigit) digits++
    else if (weight === 0) tokens += signWeight(unit)
  }
  if (letters > 0) tokens += Math.max(1, letters / LETTERS_A_TOKEN)
  return Math.ceil(tokens + Math.ceil(digits / DIGITS_A_TOKEN))
}

/** The number of letters if this is a Latin word; 0 otherwise. */
function letterWeight(unit: number): number {
  const lower = unit | 0x20
  if (lower >= 0x61 && lower <= 0x7a) return 1
  return unit >= 0xc0 && unit < 0x250 ? MARKED_LETTER : 0
}

function signWeight(unit: number): number {
  if (unit === 0x20) return 0
  if (unit < 0xc0) return PUNCTUATION
  return SCRIPTS.find(([end]) => unit < end)?.[1] ?? 1
}
