import { type NamedPassage, namesOf } from '@parleykit/engine/index/vectors/sample-names'
import type { JobContext } from '../../platform/context.ts'
import type { EmbeddingModel } from '../../platform/embeddings/index.ts'
import type { ModelData } from './base/tables.ts'
import type { PassagePages } from './open-passage-pages.ts'
import { calibrateVectors } from './vectors/calibrate-vectors.ts'
import { embedMissingPassages } from './vectors/embed-missing-passages.ts'
import type { Payer } from './vectors/embed-within-budget.ts'
import { loadVectorTable, type PassagePosition } from './vectors/get-vectors.ts'

/**
 * Embeds passages with the configured model, and returns what a version needs to be searched by their vectors; nothing
 * if the plan's tokens are used up. Throws if the server fails.
 */
export async function embedPages(
  { platform, signal }: JobContext,
  {
    model,
    payer,
    pages,
  }: { readonly model: EmbeddingModel; readonly payer: Payer; readonly pages: PassagePages },
): Promise<ModelData> {
  const named: NamedPassage[] = []
  const places: PassagePosition[] = []
  for await (const page of pages.read()) {
    if (!(await embedMissingPassages(platform, model, payer, page, signal))) {
      platform.log.info({ agentId: payer.agentId }, "this month's embedding tokens are used up")
      return {}
    }
    named.push(...namesOf(page))
    for (const { passageId, entryId } of page) places.push({ passageId, entryId })
  }
  const table = await loadVectorTable(platform.database, model.name, places)
  const { own, others } = await calibrateVectors(platform, model, payer, table, named)
  return {
    embeddingModel: model.name,
    embeddingDimension: table.dimension,
    embeddingOwn: own,
    embeddingOthers: others,
  }
}
