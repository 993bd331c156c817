import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A question, and the phrase of the knowledge that answers it; null where nothing does. */
interface WrittenQuestion {
  readonly ask: string
  readonly phrase: string | null
}

/** A small knowledge base that weights are learned from: what is measured of it says nothing but where it was left out. */
interface WrittenAgent {
  readonly file: string
  /** What the first line names. */
  readonly trade: string
  /** Markdown, without that line. */
  readonly knowledge: string
  readonly questions: readonly WrittenQuestion[]
}

const WRITTEN_FOLDER = fileURLToPath(new URL('written', import.meta.url))
const END_OF_KNOWLEDGE = '\n---\n'
const BEFORE_PHRASE = ' | '
const NOTHING = '-'

/** Those of a folder, by their files' names. */
export function readWrittenAgents(folder: string = WRITTEN_FOLDER): WrittenAgent[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  return files.sort().map((file) => parseWrittenAgent(file, readFileSync(`${folder}/${file}`, 'utf8')))
}

/**
 * Reads `# Trade`, the knowledge, a line `---`, and a line `question | phrase` for each question.
 * @throws naming the file, or the line, that isn't of the form
 */
export function parseWrittenAgent(file: string, text: string): WrittenAgent {
  const end = text.lastIndexOf(END_OF_KNOWLEDGE)
  const [, trade, knowledge] = /^# ([^\n]+)\n(.+)$/s.exec(text.slice(0, Math.max(0, end))) ?? []
  if (trade === undefined || knowledge === undefined)
    throw new Error(`${file}: a trade after #, knowledge, and --- before the questions are expected`)
  const lines = text.slice(end + END_OF_KNOWLEDGE.length).split('\n')
  const questions = lines
    .filter((line) => line.trim() !== '')
    .map((line): WrittenQuestion => {
      const cut = line.lastIndexOf(BEFORE_PHRASE)
      const ask = line.slice(0, Math.max(0, cut)).trim()
      const phrase = line.slice(cut + BEFORE_PHRASE.length).trim()
      if (ask === '' || phrase === '') throw new Error(`${file}: no question and phrase: ${line}`)
      return { ask, phrase: phrase === NOTHING ? null : phrase }
    })
  return { file, trade: trade.trim(), knowledge, questions }
}
