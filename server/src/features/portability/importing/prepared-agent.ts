import type { AgentFileSettings } from '@parleykit/contract/agent-files'
import type { CuratedAnswerInput } from '@parleykit/contract/corrections'
import type { SyncScheduleInput } from '@parleykit/contract/website-syncs'
import type { BlobContent } from '../../../platform/blobs/index.ts'
import type { MeasuredEntry } from '../../knowledge/index.ts'

/** An entry that is ready to be stored: its text waits on the disk, as UTF-8. */
export interface PreparedEntry extends Omit<MeasuredEntry, 'measured'> {
  readonly measured: Omit<MeasuredEntry['measured'], 'text' | 'linkedPages'>
  readonly text: BlobContent
  /** Of what was read from a website: when. */
  readonly readAt: Date | null
}

/** An agent that is ready to be stored, in one go. */
export interface PreparedAgent {
  readonly settings: AgentFileSettings
  /** As WebP. */
  readonly picture: Buffer | null
  readonly curatedAnswers: readonly CuratedAnswerInput[]
  readonly checks: readonly string[]
  readonly schedule: SyncScheduleInput | null
  readonly entries: readonly PreparedEntry[]
}
