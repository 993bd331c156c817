/**
 * What everyday agents beside the project get from an answerer that learned nothing of the one that is asked: for each of them
 * the weights of sentences and the forest are learned anew from all agents but that one, and its conversations are put to the
 * product's own path with those. `node bench/eval/meaning/measure-left-out.ts`; the files of weights are as before afterwards.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readEveryday } from '../prompts/read-everyday.ts'
import { measureSuggestions, type SuggestionFigures } from '../suggestions/measure-suggestions.ts'
import { suggestionRows } from '../suggestions/suggestion-rows.ts'
import { FOREST_FILE, fitForest, fitRanker, readCases, writeForestFile } from './learn-meaning.ts'
import { judgeCase, type SentenceWeights } from './meant-cases.ts'
import { openKeptEncoder } from './open-kept-encoder.ts'

const WEIGHTS_FILE = new URL('../../../engine/src/answer/meaning/sentence-weights.ts', import.meta.url)

/** Replaces the numbers of the file that the engine reads. */
function writeSentenceWeights(source: string, weights: SentenceWeights): void {
  const written = Object.entries(weights).reduce(
    (text, [name, weight]) =>
      text.replace(new RegExp(`^  ${name}: -?[\\d.]+,$`, 'm'), `  ${name}: ${weight},`),
    source,
  )
  writeFileSync(WEIGHTS_FILE, written)
}

/** In a process of its own, which reads the files as they are now. */
function measureInProcess(name: string): SuggestionFigures[] {
  const here = fileURLToPath(import.meta.url)
  return JSON.parse(execFileSync(process.execPath, [here, name], { encoding: 'utf8', maxBuffer: 2 ** 28 }))
}

async function measureAll(): Promise<void> {
  const encoder = openKeptEncoder()
  const cases = await readCases(encoder).finally(() => encoder.close())
  const files = [FOREST_FILE, WEIGHTS_FILE].map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const source = readFileSync(WEIGHTS_FILE, 'utf8')
  const figures: SuggestionFigures[] = []
  try {
    for (const { agent } of readEveryday().filter(({ language }) => language === 'en')) {
      const others = cases.filter(({ set, name }) => set !== 'everyday' || name !== agent)
      const ranker = fitRanker(others)
      writeSentenceWeights(source, ranker)
      writeForestFile(fitForest(others.map((each) => ({ each, ...judgeCase(each, ranker) }))))
      figures.push(...measureInProcess(agent))
    }
  } finally {
    for (const { file, text } of files) writeFileSync(file, text)
  }
  for (const [label, value] of suggestionRows('everyday, learned without', figures)) console.log(label, value)
  if (process.argv.includes('--failures')) console.log(figures.flatMap(({ failures }) => failures).join('\n'))
}

const [name] = process.argv.slice(2).filter((given) => !given.startsWith('--'))
if (name === undefined) await measureAll()
else {
  const asked = readEveryday().filter(({ agent }) => agent === name)
  console.log(JSON.stringify(await measureSuggestions(asked)))
}
