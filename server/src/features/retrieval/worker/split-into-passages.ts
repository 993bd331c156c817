import { type PassageText, splitIntoPassages } from '../core/text/split-into-passages.ts'

/** Runs in the work process: entries' texts as passages. */
export function work(texts: readonly string[]): PassageText[] {
  return texts.flatMap(splitIntoPassages)
}
