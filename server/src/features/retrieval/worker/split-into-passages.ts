import { type PassageText, splitIntoPassages } from '@parleykit/engine/text/split-into-passages'

/** Runs in the work process: entries' texts as passages. */
export function work(texts: readonly string[]): PassageText[] {
  return texts.flatMap(splitIntoPassages)
}
