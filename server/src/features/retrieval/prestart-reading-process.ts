import type { Work } from '../../platform/child-process/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { buildingIndex, cuttingPassages } from './reading/index-work.ts'
import { leastReadingBounds } from './reading/work-limits.ts'

/** Starts a process in advance for knowledge that will be read soon. `likely` lists other work to expect in it. */
export function prestartReadingProcess(
  { workProcesses }: Pick<Platform, 'workProcesses'>,
  ...likely: readonly Pick<Work<unknown, unknown>, 'module'>[]
): void {
  workProcesses.prepare(leastReadingBounds, [cuttingPassages, buildingIndex, ...likely])
}
