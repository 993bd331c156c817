import { seededRandom } from '../../../e2e/support/seeded-random.ts'

const NAME = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{3,}/gu
const NUMBER = /\d+/g

/**
 * Texts of `fileBytes` (UTF-8) each, `bytes` in all, out of copies of the articles: the first copy as it is, in the others
 * names and numbers differ, so that the knowledge has many rare words and no equal passages.
 */
export function* varyArticles(
  articles: readonly string[],
  size: { bytes: number; fileBytes: number },
  seed: number,
): Generator<string> {
  const random = seededRandom(seed)
  let written = 0
  let file = ''
  let fileBytes = 0
  for (let copy = 0; written < size.bytes; copy++) {
    for (const article of articles) {
      const text = `${copy === 0 ? article : vary(article, random)}\n\n`
      const length = Buffer.byteLength(text)
      if (written + length > size.bytes) {
        if (file !== '') yield file
        return
      }
      if (fileBytes + length > size.fileBytes && file !== '') {
        yield file
        file = ''
        fileBytes = 0
      }
      file += text
      fileBytes += length
      written += length
    }
  }
}

/** Each name gets another middle, the same throughout a copy; each number another one of as many digits. */
function vary(article: string, random: () => number): string {
  const names = new Map<string, string>()
  const letter = () => String.fromCharCode(97 + Math.floor(random() * 26))
  const rename = (name: string) => {
    const known = names.get(name)
    if (known !== undefined) return known
    const renamed = random() < 0.5 ? name : name.slice(0, 2) + letter() + letter() + name.slice(3)
    names.set(name, renamed)
    return renamed
  }
  return article
    .replaceAll(NAME, rename)
    .replaceAll(NUMBER, (digits) =>
      String(Math.floor(random() * 10 ** Math.min(digits.length, 9))).padStart(digits.length, '1'),
    )
}
