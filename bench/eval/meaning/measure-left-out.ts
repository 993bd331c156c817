/**
 * What everyday agents beside the project get from an answerer that learned nothing of the one that is asked: for each of them
 * the weights of sentences and the forest are learned again from all agents but that one, and its conversations are put to the
 * product's own path with those. `node bench/eval/meaning/measure-left-out.ts [--seeds 5]`; the files of weights are as before
 * afterwards. A forest is grown by chance, and a hundred questions tell by it: several are grown, and their figures told together.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readEveryday } from '../prompts/read-everyday.ts'
import { measureSuggestions, type SuggestionFigures } from '../suggestions/measure-suggestions.ts'
import { suggestionRows } from '../suggestions/suggestion-rows.ts'
import { FOREST_FILE, fitForest, fitRanker, readCases, writeForestFile } from './learn-meaning.ts'
import { judgeCase, type SentenceWeights } from './meant-cases.ts'
import { openKeptEncoder } from './open-kept-encoder.ts'

const WEIGHTS_FILE = new URL('../../../engine/src/answer/embeddings/sentence-weights.ts', import.meta.url)

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

async function measureAll(seeds: readonly number[]): Promise<SuggestionFigures[]> {
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
      const judged = others.map((each) => ({ each, ...judgeCase(each, ranker) }))
      for (const seed of seeds) {
        writeForestFile(fitForest(judged, seed))
        figures.push(...measureInProcess(agent))
      }
    }
  } finally {
    for (const { file, text } of files) writeFileSync(file, text)
  }
  return figures
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: 'string', default: '5' }, failures: { type: 'boolean', default: false } },
})
const [name] = positionals
if (name === undefined) {
  const figures = await measureAll(Array.from({ length: Number(values.seeds) }, (_, at) => at + 1))
  for (const [label, value] of suggestionRows('everyday, learned without', figures)) console.log(label, value)
  if (values.failures) console.log(figures.flatMap(({ failures }) => failures).join('\n'))
} else {
  const asked = readEveryday().filter(({ agent }) => agent === name)
  console.log(JSON.stringify(await measureSuggestions(asked)))
}
