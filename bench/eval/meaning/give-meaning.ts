import { passagesAsked } from '@parleykit/engine/answer/compose-answer'
import {
  type Calibration,
  calibrate,
  compareName,
  nearnessOf,
} from '@parleykit/engine/index/vectors/calibration'
import { quantise } from '@parleykit/engine/index/vectors/quantise'
import { namesOf, sampleNames } from '@parleykit/engine/index/vectors/sample-names'
import { searchVectors, similaritiesOf } from '@parleykit/engine/index/vectors/search-vectors'
import { VectorTableBuilder } from '@parleykit/engine/index/vectors/vector-table'
import { fuseHybrid } from '@parleykit/engine/query/fuse-hybrid'
import type { SearchResult } from '@parleykit/engine/query/search-index'
import type { SentenceEncoder } from '../../../server/src/platform/sentence-encoder/index.ts'
import type { EvalAgent } from '../make-agent.ts'

/** What a search finds by words and by meaning. */
export interface NearnessSearch {
  readonly search: SearchResult
  readonly nearness: ReadonlyMap<number, number>
}

/** An agent as it is with an embedding model; the encoder takes the model's place. */
export interface MeantAgent {
  readonly calibration: Calibration
  /** `asked` is the question with what it leans on. */
  addEmbeddings(search: SearchResult, asked: string): Promise<NearnessSearch>
}

const MOST_NAMES = 64

/** Gives the passages of an agent vectors and calibrates them, as the product does after a training. */
export async function giveMeaning(
  encoder: Pick<SentenceEncoder, 'encodeAll' | 'dimension'>,
  { passages }: EvalAgent,
): Promise<MeantAgent> {
  const texts = passages.map(({ heading, text }) => (heading === '' ? text : `${heading}\n\n${text}`))
  const vectors = await encoder.encodeAll(texts)
  const builder = new VectorTableBuilder('encoder', encoder.dimension, passages.length)
  builder.add(
    passages.flatMap(({ passageId, entryId }, at) => {
      const vector = vectors[at]
      return vector ? [{ passageId, entryId, vector: quantise(vector) }] : []
    }),
  )
  const table = builder.finish()
  const sample = sampleNames(namesOf(passages), MOST_NAMES)
  const names = await encoder.encodeAll(sample.map(({ name }) => name))
  const calibration = calibrate(
    sample.flatMap((named, at) => {
      const vector = names[at]
      const pair = vector && compareName(table, named, vector)
      return pair ? [pair] : []
    }),
  )
  return {
    calibration,
    async addEmbeddings(search, asked) {
      const [question] = await encoder.encodeAll([asked])
      if (!question || nearnessOf(0, calibration) === null) return { search, nearness: new Map() }
      const near = searchVectors(table, question, { limit: passagesAsked, isLive: () => true })
      const hits = fuseHybrid(search.hits, near, true)
      const similarities = similaritiesOf(
        table,
        question,
        hits.map(({ passageId }) => passageId),
      )
      const nearness = new Map(
        [...similarities].map(([id, similarity]) => [id, nearnessOf(similarity, calibration) ?? 0]),
      )
      return { search: { ...search, hits }, nearness }
    },
  }
}
