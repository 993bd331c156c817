import type { Platform } from '../../platform/platform.ts'
import { prepareReading } from '../retrieval/index.ts'
import { findingIdeas } from './worker/idea-work.ts'

/** Starts a process for a training ahead: whoever adds knowledge trains soon. */
export function prepareTraining(platform: Platform): void {
  prepareReading(platform, findingIdeas)
}
