import type { ChatRequest } from '@parleykit/contract/chat'
import { endsInRandomUuid, isRandom } from '../visitors/index.ts'
import type { ChatVisitor } from './identify-visitor.ts'

/**
 * What a turn is stored under for the retries of its caller: the first name is stored, and each finds it. A random Idempotency-Key is
 * known to its caller alone; any other one counts only beside what proves the conversation. None if neither is there. Random is
 * a UUID of version 4: a retry may get the visitor token, and callers make other keys from what others know.
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
    // Of a made-up one, others could make up the same.
    ...(previousResponseId && isRandom(previousResponseId) ? [`after ${previousResponseId}`] : []),
  ]
  return proofs.map((proof) => `${proof}: ${key}`)
}
