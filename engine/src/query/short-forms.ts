import { packOf } from '../languages/packs.ts'

const read = new Map<string, ReadonlyMap<string, readonly string[]>>()

/** The words that a lower-case short form stands for in a language. Empty for other words. */
export function wordsOfShortForm(word: string, language: string): readonly string[] {
  let forms = read.get(language)
  if (!forms) {
    const lines = packOf(language)?.shortForms?.contentWords ?? []
    const groups = lines.map((line) => line.split(' '))
    forms = new Map(groups.map(([short = '', ...words]) => [short, words]))
    read.set(language, forms)
  }
  return forms.get(word) ?? []
}
