import type { ReplyAuthor } from '@parleykit/contract/answering/receipts'
import { buildReceipt } from './build-receipt.ts'
import type { StoredReceipt } from './stored-receipt.ts'

/** The receipt of a reply without a search: small talk, or a text that the owner wrote. */
export function plainReceipt(
  answerer: ReplyAuthor,
  language: string,
  milliseconds: StoredReceipt['milliseconds'],
): StoredReceipt {
  return buildReceipt({
    answerer,
    language,
    milliseconds,
    evidence: null,
    refusal: null,
    model: null,
    quoted: new Set(),
    cited: new Set(),
  })
}
