import { createHash } from 'node:crypto'
import { quantise } from '@parleykit/engine/index/vectors/quantise'
import { and, eq, inArray } from '../../../platform/database/drizzle.ts'
import type { EmbeddingModel } from '../../../platform/embeddings/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockExistingPassages } from '../base/lock-existing-passages.ts'
import { passages, passageVectors } from '../base/tables.ts'
import { embedWithinBudget, type Payer } from './embed-within-budget.ts'

interface PassageText {
  readonly passageId: number
  readonly heading: string
  readonly text: string
}

/** Passages per round. At most this many have to be repeated if the process dies. */
const batchSize = 256

/**
 * Stores the vectors that the passages lack. Equal texts of the agent share one. Returns false if the owner's plan has
 * too few tokens left for all of them. Throws if the server fails, and once `signal` is aborted.
 */
export async function embedMissingPassages(
  platform: Platform,
  model: EmbeddingModel,
  payer: Payer,
  texts: readonly PassageText[],
  signal: AbortSignal,
): Promise<boolean> {
  for (let at = 0; at < texts.length; at += batchSize) {
    signal.throwIfAborted()
    if (!(await embedRound(platform, model, payer, texts.slice(at, at + batchSize)))) return false
  }
  return true
}

async function embedRound(
  platform: Platform,
  model: EmbeddingModel,
  payer: Payer,
  texts: readonly PassageText[],
): Promise<boolean> {
  const { agentId } = payer
  const { database } = platform
  const ids = texts.map(({ passageId }) => passageId)
  const stored = await database
    .select({ passageId: passageVectors.passageId })
    .from(passageVectors)
    .where(and(inArray(passageVectors.passageId, ids), eq(passageVectors.model, model.name)))
  const storedIds = new Set(stored.map(({ passageId }) => passageId))
  const missing = texts
    .filter(({ passageId }) => !storedIds.has(passageId))
    .map((text) => ({ ...text, content: contentOf(text), hash: hashOf(text) }))
  if (missing.length === 0) return true
  const cached = await findCachedVectors(
    platform,
    model,
    agentId,
    missing.map(({ hash }) => hash),
  )
  const uncached = new Map(
    missing.flatMap(({ hash, content }) => {
      const key = hash.toString('hex')
      return cached.has(key) ? [] : [[key, content] as const]
    }),
  )
  const vectors = await embedWithinBudget(platform, model, payer, [...uncached.values()])
  if (!vectors) return false
  for (const [number, key] of [...uncached.keys()].entries()) {
    const vector = vectors[number]
    if (vector) cached.set(key, Buffer.from(quantise(vector).buffer))
  }
  await database.transaction(async (transaction) => {
    const existing = await lockExistingPassages(transaction, agentId, missing)
    const rows = existing.flatMap(({ passageId, hash: contentHash }) => {
      const vector = cached.get(contentHash.toString('hex'))
      return vector ? [{ passageId, model: model.name, contentHash, vector }] : []
    })
    if (rows.length > 0) await transaction.insert(passageVectors).values(rows).onConflictDoNothing()
  })
  return true
}

/** Vectors of the agent's passages with the same contents, by hash in hex. */
async function findCachedVectors(
  platform: Platform,
  model: EmbeddingModel,
  agentId: number,
  hashes: Buffer[],
) {
  const rows = await platform.database
    .select({ contentHash: passageVectors.contentHash, vector: passageVectors.vector })
    .from(passageVectors)
    .innerJoin(passages, eq(passages.id, passageVectors.passageId))
    .where(
      and(
        inArray(passageVectors.contentHash, hashes),
        eq(passageVectors.model, model.name),
        eq(passages.agentId, agentId),
      ),
    )
  return new Map(rows.map(({ contentHash, vector }) => [contentHash.toString('hex'), vector]))
}

function contentOf({ heading, text }: PassageText): string {
  return heading === '' ? text : `${heading}\n\n${text}`
}

function hashOf(text: PassageText): Buffer {
  return createHash('sha256').update(contentOf(text)).digest()
}
