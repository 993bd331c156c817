import { analyse } from 'chardet'
import { guessLatinCodePage } from './guess-latin-code-page.ts'
import { isThai } from './is-thai.ts'

/** WHATWG names of encodings, likeliest first. Windows-1252, in which any bytes are text, comes last. */
export function guessCodePages(bytes: Uint8Array): string[] {
  const guesses = analyse(bytes)
    .map(({ name }) => name)
    .filter((name) => !/^utf-(16|32)/i.test(name))
    // The Ukrainian encoding has letters where the Russian one has box-drawing characters.
    .map((name) => (name === 'KOI8-R' ? 'koi8-u' : name))
  if (isThai(bytes)) return ['windows-874']
  if (isDosCyrillic(bytes)) return ['ibm866', ...guesses, 'windows-1252']
  if (isLatin(guesses[0])) return [guessLatinCodePage(bytes, guesses.map(nameOf))]
  return [...guesses, 'windows-1252']
}

/** Whether the detector considers a text Latin. It knows only five Latin code pages. */
function isLatin(guess: string | undefined): boolean {
  return guess === undefined || /^(windows-125[024]|iso-8859-(1|2|9))$/i.test(guess)
}

function nameOf(guess: string): string {
  return new TextDecoder(guess).encoding
}

/**
 * The detector doesn't know code page 866. In other encodings, this one gives box-drawing characters and few letters
 * from а to п.
 */
function isDosCyrillic(bytes: Uint8Array): boolean {
  const text = new TextDecoder('ibm866').decode(bytes)
  const foreign = count(text, /[^\p{ASCII}\p{P}\s]/gu)
  return count(text, /\p{Script=Cyrillic}/gu) > 0.95 * foreign && count(text, /[а-п]/g) > 0.3 * foreign
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0
}
