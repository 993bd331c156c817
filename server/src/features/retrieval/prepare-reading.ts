import type { Platform } from '../../platform/platform.ts'
import type { Work } from '../../platform/work-process/index.ts'
import { buildingIndex, cuttingPassages } from './reading/index-work.ts'
import { leastReadingBounds } from './reading/work-limits.ts'

/** Starts a process ahead for knowledge that is soon to be read, with what else is `likely` to be done in it. */
export function prepareReading(
  { workProcesses }: Pick<Platform, 'workProcesses'>,
  ...likely: readonly Pick<Work<unknown, unknown>, 'module'>[]
): void {
  workProcesses.prepare(leastReadingBounds, [cuttingPassages, buildingIndex, ...likely])
}
