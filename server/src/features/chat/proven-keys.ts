import type { ChatRequest } from '@parleykit/contract/chat/chat'
import { endsInRandomUuid, isRandom } from '../visitors/index.ts'
import type { ChatVisitor } from './identify-visitor.ts'

/**
 * The keys by which a caller's retry finds its turn. The first one is stored; any of them finds the turn. Only its
 * caller knows a random Idempotency-Key. Any other key counts only together with a proof for the conversation; without
 * one the list is empty. Only version 4 UUIDs count as random: a retry may get the visitor token, and callers derive
 * other keys from data that others know.
 */
export function provenKeys(
  { heldTokenId, isServer }: ChatVisitor,
  { previousResponseId }: Pick<ChatRequest, 'previousResponseId'>,
  key: string | null,
): readonly string[] {
  if (key === null) return []
  if (endsInRandomUuid(key)) return [key]
  const proofs = [
    ...(heldTokenId !== null ? [`token ${heldTokenId}`] : []),
    ...(isServer ? ['server'] : []),
    // Others could make up the same ID if it isn't random.
    ...(previousResponseId && isRandom(previousResponseId) ? [`after ${previousResponseId}`] : []),
  ]
  return proofs.map((proof) => `${proof}: ${key}`)
}
