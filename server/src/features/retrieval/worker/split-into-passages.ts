import { type PassageText, splitIntoPassages } from '@parleykit/engine/text/split-into-passages'

/** Runs in the work process: splits entries' texts into passages. */
export function work(texts: readonly string[]): PassageText[] {
  return texts.flatMap(splitIntoPassages)
}
