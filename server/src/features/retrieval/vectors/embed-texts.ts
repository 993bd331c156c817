import { createHash } from 'node:crypto'
import { quantise } from '@parleykit/engine/index/vectors/quantise'
import { and, eq, inArray } from '../../../platform/database/drizzle.ts'
import type { EmbeddingModel } from '../../../platform/embeddings/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { holdPassages } from '../base/hold-passages.ts'
import { passages, passageVectors } from '../base/tables.ts'
import { embedPaid, type Payer } from './embed-paid.ts'

interface Text {
  readonly passageId: number
  readonly heading: string
  readonly text: string
}

/** Passages per round. At most this many have to be repeated if the process dies. */
const atOnce = 256

/**
 * Stores the vectors that the passages lack. Equal texts of the agent share one. Returns false if the owner's plan has
 * too few tokens left for all of them. Throws if the server fails, and once `signal` is aborted.
 */
export async function embedTexts(
  platform: Platform,
  model: EmbeddingModel,
  payer: Payer,
  texts: readonly Text[],
  signal: AbortSignal,
): Promise<boolean> {
  for (let at = 0; at < texts.length; at += atOnce) {
    signal.throwIfAborted()
    if (!(await embedRound(platform, model, payer, texts.slice(at, at + atOnce)))) return false
  }
  return true
}

async function embedRound(
  platform: Platform,
  model: EmbeddingModel,
  payer: Payer,
  texts: readonly Text[],
): Promise<boolean> {
  const { agentId } = payer
  const { database } = platform
  const ids = texts.map(({ passageId }) => passageId)
  const done = await database
    .select({ passageId: passageVectors.passageId })
    .from(passageVectors)
    .where(and(inArray(passageVectors.passageId, ids), eq(passageVectors.model, model.name)))
  const isDone = new Set(done.map(({ passageId }) => passageId))
  const missing = texts
    .filter(({ passageId }) => !isDone.has(passageId))
    .map((text) => ({ ...text, content: contentOf(text), hash: hashOf(text) }))
  if (missing.length === 0) return true
  const known = await findKnown(
    platform,
    model,
    agentId,
    missing.map(({ hash }) => hash),
  )
  const unknown = new Map(
    missing.flatMap(({ hash, content }) => {
      const key = hash.toString('hex')
      return known.has(key) ? [] : [[key, content] as const]
    }),
  )
  const vectors = await embedPaid(platform, model, payer, [...unknown.values()])
  if (!vectors) return false
  for (const [number, key] of [...unknown.keys()].entries()) {
    const vector = vectors[number]
    if (vector) known.set(key, Buffer.from(quantise(vector).buffer))
  }
  await database.transaction(async (transaction) => {
    const kept = await holdPassages(transaction, agentId, missing)
    const rows = kept.flatMap(({ passageId, hash: contentHash }) => {
      const vector = known.get(contentHash.toString('hex'))
      return vector ? [{ passageId, model: model.name, contentHash, vector }] : []
    })
    if (rows.length > 0) await transaction.insert(passageVectors).values(rows).onConflictDoNothing()
  })
  return true
}

/** Vectors of the agent's passages with the same contents, by hash in hex. */
async function findKnown(platform: Platform, model: EmbeddingModel, agentId: number, hashes: Buffer[]) {
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

function contentOf({ heading, text }: Text): string {
  return heading === '' ? text : `${heading}\n\n${text}`
}

function hashOf(text: Text): Buffer {
  return createHash('sha256').update(contentOf(text)).digest()
}
