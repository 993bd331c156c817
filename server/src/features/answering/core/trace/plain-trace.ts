import type { TracedAction } from '@parleykit/contract/actions/action-runs'
import type { ReplyAuthor } from '@parleykit/contract/answering/answer-traces'
import { buildTrace } from './build-trace.ts'
import type { StoredTrace } from './stored-trace.ts'

/** The trace of a reply without a search: small talk, or a text that the owner wrote. */
export function plainTrace(
  answerer: ReplyAuthor,
  language: string,
  milliseconds: StoredTrace['milliseconds'],
  actions: readonly TracedAction[] = [],
): StoredTrace {
  return buildTrace({
    answerer,
    language,
    milliseconds,
    actions,
    evidence: null,
    refusal: null,
    model: null,
    quoted: new Set(),
    cited: new Set(),
  })
}
