import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** Each further language takes time and memory. */
const mostLanguages = 8
/** A package of `@tesseract.js-data` that finds the direction of a page and reads no text. */
const notALanguage = 'osd'

/**
 * Tesseract's codes of the installed languages, such as `deu`: one package `@tesseract.js-data/…` each. The first one
 * decides where letters look alike.
 * @param first ISO 639-1
 */
export function installedLanguages(first: string): string[] {
  const english = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')
  const names = readdirSync(dirname(dirname(english))).filter((name) => name !== notALanguage)
  return sortLanguages(names, first).slice(0, mostLanguages)
}

/** The first language, then English, then the others. */
function sortLanguages(codes: readonly string[], first: string): string[] {
  const rank = (code: string) => [first, 'en'].indexOf(toShortCode(code)) + 1 || 3
  return codes.toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
}

/** `de` of `deu`, `zh` of `chi_sim`. */
function toShortCode(code: string): string {
  const [language = ''] = code.split('_')
  try {
    return Intl.getCanonicalLocales(language)[0] ?? code
  } catch {
    return code
  }
}
