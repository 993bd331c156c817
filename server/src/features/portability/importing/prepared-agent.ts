import type { ActionBody } from '@parleykit/contract/actions/actions'
import type { CuratedAnswerInput } from '@parleykit/contract/answering/curated-answers/curated-answers'
import type { SyncScheduleInput } from '@parleykit/contract/knowledge/websites/website-syncs'
import type { AgentFileSettings } from '@parleykit/contract/portability/agent-files'
import type { BlobContent } from '../../../platform/blobs/index.ts'
import type { AssessedEntry } from '../../knowledge/index.ts'

/** An entry that is ready to be stored. Its text is on disk, as UTF-8. */
export interface PreparedEntry extends Omit<AssessedEntry, 'measured'> {
  readonly measured: Omit<AssessedEntry['measured'], 'text' | 'linkedPages'>
  readonly text: BlobContent
  /** When a website's page was read; null for other entries. */
  readonly readAt: Date | null
}

/** An agent that is ready to be stored in one transaction. */
export interface PreparedAgent {
  readonly settings: AgentFileSettings
  /** As WebP. */
  readonly picture: Buffer | null
  readonly curatedAnswers: readonly CuratedAnswerInput[]
  readonly checks: readonly string[]
  readonly actions: readonly ActionBody[]
  readonly schedule: SyncScheduleInput | null
  readonly entries: readonly PreparedEntry[]
}
