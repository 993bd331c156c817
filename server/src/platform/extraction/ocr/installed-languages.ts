import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** Each further language takes time and memory. */
const mostLanguages = 8
/** A package of `@tesseract.js-data` that finds the direction of a page and reads no text. */
const notALanguage = 'osd'

/** Tesseract's codes of the languages that are packaged with the server: one package `@tesseract.js-data/…` each. */
export function packagedLanguages(): string[] {
  const english = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')
  return readdirSync(dirname(dirname(english))).filter((name) => name !== notALanguage)
}

/**
 * The languages to read a page with, of those that are installed. The first one decides where letters look alike.
 * @param first ISO 639-1
 * @param installed Tesseract's codes, such as `deu`
 */
export function chooseLanguages(first: string, installed: readonly string[]): string[] {
  const packaged = packagedLanguages()
  const rank = (code: string) =>
    [first, 'en'].indexOf(toShortCode(code)) + 1 || (packaged.includes(code) ? 3 : 4)
  const sorted = installed.toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
  return sorted.filter((code) => code !== notALanguage).slice(0, mostLanguages)
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
