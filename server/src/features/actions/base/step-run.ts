import { setTimeout as delay } from 'node:timers/promises'
import type { ActionEvent } from '@parleykit/contract/actions/action-runs'
import { actionCallMs } from '@parleykit/contract/actions/limits'
import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { runEvent } from './run-event.ts'
import { type ActionRow, type ActionRunRow, actionRuns } from './tables.ts'

/** A run with its action. */
export interface OpenRun {
  readonly action: ActionRow
  readonly run: ActionRunRow
}

type Change = Partial<
  Pick<
    ActionRunRow,
    'state' | 'values' | 'filled' | 'text' | 'fault' | 'sentAt' | 'waitsUntil' | 'confirmedVersion'
  >
>

/** Changes a run and returns it as the chat gets it. If another request was faster, returns what came of that. */
export async function stepRun(
  platform: Platform,
  { action, run }: OpenRun,
  change: Change,
  shown: Parameters<typeof runEvent>[2] = {},
): Promise<ActionEvent> {
  const moved = await moveRun(platform, run, change)
  return moved ? runEvent(action, moved, shown) : waitForEnd(platform, { action, run })
}

/** Changes a run that is as it was read. Undefined if another request was faster. */
export async function moveRun(
  { database, clock }: Pick<Platform, 'clock'> & { readonly database: Queryable },
  run: ActionRunRow,
  change: Change,
): Promise<ActionRunRow | undefined> {
  const [moved] = await database
    .update(actionRuns)
    .set({ ...change, changedAt: clock() })
    .where(
      and(
        eq(actionRuns.id, run.id),
        eq(actionRuns.state, run.state),
        eq(actionRuns.changedAt, run.changedAt),
      ),
    )
    .returning()
  return moved
}

const lookAgainMs = 250

/** Waits while another request runs the action. */
export async function waitForEnd(platform: Platform, { action, run }: OpenRun): Promise<ActionEvent> {
  const endAt = performance.now() + 2 * actionCallMs
  for (;;) {
    const [row] = await platform.database.select().from(actionRuns).where(eq(actionRuns.id, run.id))
    if (!row) throw notFound('Action')
    if (row.state !== 'running' || performance.now() > endAt) return runEvent(action, row)
    await delay(lookAgainMs)
  }
}
