import type { SandboxLimits } from '../sandbox/index.ts'

/** Pixels of an uploaded picture; a telephone's has 12 or 24 million. */
export const maxPixels = 25_000_000

/** Of the process that decodes one. */
export const imageLimits: SandboxLimits = {
  maxMemoryBytes: 450 * 1024 * 1024,
  maxMilliseconds: 10_000,
  maxAnswerBytes: 4 * 1024 * 1024,
}

/** For an SVG, which may be small and still take any time, and for a picture of no owner. */
export const briefLimits: SandboxLimits = { ...imageLimits, maxMilliseconds: 3000 }

/** Owners whose pictures may wait while another one is decoded, and pictures of no owner that may. */
export const maxWaiting = 30
