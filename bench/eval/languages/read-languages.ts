import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PACKS } from '@parleykit/engine/languages/packs'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))

/** Those that have a folder here, in the order of the engine's list. */
export const LANGUAGES = PACKS.map(({ code }) => code).filter((code) => existsSync(join(FOLDER, code)))

export interface LanguageQuestion {
  readonly question: string
  /** The reply must hold one of these, each of which is in the text. */
  readonly answer: readonly string[]
  /** With a typing error, or typed without diacritics; left out where it is written as it should be. */
  readonly spelling?: 'typo' | 'plain'
}

export interface LanguageText {
  readonly name: string
  readonly text: string
  readonly questions: readonly LanguageQuestion[]
}

export interface LanguageMaterial {
  /** ISO 639-1 code. */
  readonly language: string
  readonly texts: readonly LanguageText[]
  /** What none of the texts speaks of. */
  readonly offTopic: readonly string[]
}

/** The texts and questions of every language: `{language}/{name}.md` and `.jsonl`, and `off-topic.jsonl`. */
export function readLanguages(): LanguageMaterial[] {
  return LANGUAGES.map((language) => {
    const folder = join(FOLDER, language)
    const names = readdirSync(folder).flatMap((file) => /^(.+)\.md$/.exec(file)?.[1] ?? [])
    return {
      language,
      texts: names.sort().map((name) => ({
        name,
        text: readFileSync(join(folder, `${name}.md`), 'utf8'),
        questions: readLines<LanguageQuestion>(join(folder, `${name}.jsonl`)),
      })),
      offTopic: readLines<LanguageQuestion>(join(folder, 'off-topic.jsonl')).map(({ question }) => question),
    }
  })
}

function readLines<T>(file: string): T[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line): T => JSON.parse(line))
}
