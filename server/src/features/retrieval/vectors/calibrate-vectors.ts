import { setImmediate as pause } from 'node:timers/promises'
import {
  type Calibration,
  calibrate,
  compareName,
  type NamePair,
} from '@parleykit/engine/index/vectors/calibration'
import { type NamedPassage, sampleNames } from '@parleykit/engine/index/vectors/sample-names'
import type { VectorTable } from '@parleykit/engine/index/vectors/vector-table'
import type { EmbeddingModel } from '../../../platform/embeddings/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { embedWithinBudget, type Payer } from './embed-within-budget.ts'

/** Number of names to embed, at some ten tokens each. It caps what a training pays, however large the knowledge is. */
const mostNames = 64

/**
 * Calibrates the model's similarities for these passages: how close the names of some of them are to their own text,
 * and to the closest text with another name. 0 and 0 if that can't be determined, or the plan's tokens are used up.
 */
export async function calibrateVectors(
  platform: Platform,
  model: EmbeddingModel,
  payer: Payer,
  table: VectorTable,
  named: readonly NamedPassage[],
): Promise<Calibration> {
  const sample = sampleNames(named, mostNames)
  const names = sample.map(({ name }) => name)
  const vectors = await embedWithinBudget(platform, model, payer, names)
  if (!vectors) return calibrate([])
  const pairs: NamePair[] = []
  for (const [at, vector] of vectors.entries()) {
    const named = sample[at]
    const pair = named && compareName(table, named, vector)
    if (pair) pairs.push(pair)
    await pause()
  }
  return calibrate(pairs)
}
