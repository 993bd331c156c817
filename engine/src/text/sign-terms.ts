/** Before a single sign: a field of its own in the index, which no word can be in. */
const MARK = '\u00a6'
const PAIRED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,2}$/u
const IDEOGRAPHS = /\p{Script=Han}/gu
const FIRST_IDEOGRAPH_CODE = 0x2e80

/**
 * Index terms of the Chinese signs of a token, which mean something by themselves: "泊" of "宿泊" and of "泊ま". None for
 * words in other scripts.
 */
export function signTerms(token: string): readonly string[] {
  if (token.length > 2 || token.charCodeAt(0) < FIRST_IDEOGRAPH_CODE || !PAIRED.test(token)) return []
  return (token.match(IDEOGRAPHS) ?? []).map((sign) => MARK + sign)
}
