import type { SandboxLimits } from '../sandbox/index.ts'

/** Pixels of an uploaded picture; a telephone's has 12 or 24 million. */
export const maxPixels = 25_000_000

/** Of the process that decodes one. */
export const imageLimits: SandboxLimits = {
  maxMemoryBytes: 450 * 1024 * 1024,
  maxMilliseconds: 10_000,
  maxAnswerBytes: 4 * 1024 * 1024,
}

/** Pictures that are decoded at one time, and that may wait for it. */
export const imagePlaces = { atOnce: 1, waiting: 30 }
