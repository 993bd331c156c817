import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface ArticleQuestion {
  readonly article: string
  readonly question: string
  readonly is_impossible: boolean
  readonly answers: readonly string[]
}

export interface OffTopicQuestion {
  readonly agent_article: string
  readonly question: string
}

export interface FaqThread {
  readonly id: string
  readonly question: string
  readonly answers: readonly string[]
  readonly paraphrases: readonly string[]
}

export interface Material {
  /** Article name → its text. */
  readonly articles: ReadonlyMap<string, string>
  readonly questions: readonly ArticleQuestion[]
  readonly offTopic: readonly OffTopicQuestion[]
  readonly threads: readonly FaqThread[]
}

/** Beside the project's folder; what it holds is not part of the project. */
export const MATERIAL_FOLDER = fileURLToPath(new URL('../../../shared/data/qa', import.meta.url))

/** The questions and texts to measure with, or `undefined` where the folder is absent. */
export function readMaterial(folder: string = MATERIAL_FOLDER): Material | undefined {
  if (!existsSync(folder)) return undefined
  const files = readdirSync(join(folder, 'articles')).sort()
  return {
    articles: new Map(files.map((file) => [basename(file, '.txt'), read(join(folder, 'articles', file))])),
    questions: readLines(join(folder, 'questions.jsonl')),
    offTopic: readLines(join(folder, 'offtopic.jsonl')),
    threads: readLines(join(folder, 'faq.jsonl')),
  }
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

function readLines<T>(file: string): T[] {
  const lines = read(file).split('\n')
  return lines.filter((line) => line.trim() !== '').map((line): T => JSON.parse(line))
}
