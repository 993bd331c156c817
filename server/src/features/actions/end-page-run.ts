import type { ActionEvent, PageResult } from '@parleykit/contract/actions/action-runs'
import type { Platform } from '../../platform/platform.ts'
import { runEvent } from './base/run-event.ts'
import { type OpenRun, waitForEnd } from './base/step-run.ts'
import type { CallOutcome } from './core/classify-outcome.ts'
import { classifyPageResult } from './core/classify-page-result.ts'
import { runAction } from './run-action.ts'

/** Ends a run by what the visitor's own page says that its function led to. A second result changes nothing. */
export async function endPageRun(
  platform: Platform,
  { action, run }: OpenRun,
  result: PageResult,
): Promise<ActionEvent> {
  if (run.state !== 'running' || !action.page) return waitForEnd(platform, { action, run })
  const outcome: CallOutcome = classifyPageResult(result, action.page)
  return runEvent(action, await runAction(platform, { action, run, outcome }))
}
