import { writeFileSync } from 'node:fs'
import { findSkew } from '../ocr/find-skew.ts'
import { openPageImage, type PageOfFile } from '../ocr/open-page-image.ts'
import { level, toPgm, turn } from '../ocr/page-image.ts'
import { isOtherAxis } from '../ocr/read-upright.ts'
import type { LevelingAnswer } from '../ocr/recognized.ts'

export interface LevelingTask extends PageOfFile {
  /** Quarters to turn the page by, after its lines are level. */
  readonly further: number
}

const output = 4

/** Runs in a confined process: writes the image of one page to its output, with level lines. */
export function work(tasks: readonly LevelingTask[], readBytes: () => Buffer): Promise<LevelingAnswer[]> {
  return Promise.all(tasks.map((task) => levelPage(readBytes(), task)))
}

async function levelPage(bytes: Uint8Array, task: LevelingTask): Promise<LevelingAnswer> {
  const opened = await openPageImage(bytes, task)
  if (!opened) return { leveled: null }
  const { image, source } = opened
  const { quarters, radians } = findSkew(image)
  const turned = turn(image, quarters + task.further)
  writeFileSync(output, toPgm(isOtherAxis(task.further) || radians === 0 ? turned : level(turned, radians)))
  return { leveled: { dpi: image.dpi, source } }
}
