import { stopWordsOf } from '@parleykit/engine/languages/languages'
import { normaliseWord } from '@parleykit/engine/text/normalise-word'
import { wordsIn } from '@parleykit/engine/text/words-in'
import { fold } from '../prompts/read-everyday.ts'
import type { OwnAgent } from './read-own-agents.ts'

type Turn = OwnAgent['conversations'][number]['turns'][number]

/** The stems of content words that a known question shares with any of the lines that hold what it is judged by. */
export function sharedWords({ ask, any = [], all = [] }: Turn, agent: OwnAgent): string[] {
  const answering = [...any, ...all].flatMap((phrase) => linesWith(phrase, agent))
  const told = answering.map((line) => contentWords(line, agent.language))
  return [...contentWords(ask, agent.language)].filter((word) => told.some((words) => words.has(word)))
}

/** A phrase that was broken over two lines is in both. */
function linesWith(phrase: string, { knowledge }: OwnAgent): string[] {
  const lines = knowledge.flatMap(({ text }) => text.split('\n')).filter((line) => line.trim() !== '')
  const holds = (line: string) => fold(line).includes(fold(phrase))
  const single = lines.filter(holds)
  return single.length > 0 ? single : lines.map((line, at) => `${line} ${lines[at + 1] ?? ''}`).filter(holds)
}

function contentWords(text: string, language: string): Set<string> {
  const stopWords = stopWordsOf(language)
  const words = wordsIn(text).filter((word) => !stopWords.has(word))
  return new Set(words.flatMap((word) => normaliseWord(word, language)))
}
