/** Prefix of a single sign: a separate field in the index, which can't contain words. */
const MARK = '\u00a6'
const PAIRED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,2}$/u
const IDEOGRAPHS = /\p{Script=Han}/gu
const FIRST_IDEOGRAPH_CODE = 0x2e80

/**
 * Index terms of the Chinese signs of a token, which have meanings of their own: "泊" for "宿泊" and for "泊ま". None for
 * words in other scripts.
 */
export function characterTerms(token: string): readonly string[] {
  if (token.length > 2 || token.charCodeAt(0) < FIRST_IDEOGRAPH_CODE || !PAIRED.test(token)) return []
  return (token.match(IDEOGRAPHS) ?? []).map((sign) => MARK + sign)
}
