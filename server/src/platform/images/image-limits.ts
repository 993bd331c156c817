import type { SandboxLimits } from '../sandbox/index.ts'

/** Maximum number of pixels of an uploaded image. Phone photos have 12 or 24 million. */
export const maxPixels = 25_000_000

/** Limits of the process that decodes an image. */
export const imageLimits: SandboxLimits = {
  maxMemoryBytes: 450 * 1024 * 1024,
  maxMilliseconds: 10_000,
  maxAnswerBytes: 4 * 1024 * 1024,
}

/** For SVGs, which may be small but slow, and for images without an owner. */
export const briefLimits: SandboxLimits = { ...imageLimits, maxMilliseconds: 3000 }

/** Maximum number of owners with waiting images, and of waiting images without an owner. */
export const maxWaiting = 30
