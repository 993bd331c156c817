import type { Platform } from '../../../platform/platform.ts'
import { prestartReadingProcess } from '../index.ts'
import { starterPromptWork } from './worker/starter-prompt-work.ts'

/** Starts a process for a training in advance: after adding knowledge, owners usually train soon. */
export function prepareTraining(platform: Platform): void {
  prestartReadingProcess(platform, starterPromptWork)
}
