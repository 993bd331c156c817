import {
  type ConfinedLimits,
  type ConfinedWork,
  runConfined,
  WorkError,
  type WorkFailure,
} from '../child-process/index.ts'
import { createFairQueue } from '../concurrency/fair-queue.ts'
import { DomainError } from '../domain-error/index.ts'
import { type ImageAnswer, type ImageFailure, imageAnswer } from './process/image-answer.ts'
import { isSvgPicture, type Picture } from './process/is-svg.ts'
import type { PictureShape, PictureTask } from './process/write-picture.ts'

export interface Images {
  /**
   * Converts an image to WebP, or throws a clear error. Hidden content of an upload, such as scripts in an SVG, doesn't
   * survive re-encoding. Owners take turns. An image without an owner (null), which anyone may have named, comes after
   * all of theirs and must not be an SVG.
   */
  reencode(picture: Picture, shape: PictureShape, ownerId: number | null): Promise<Buffer>
  /** Aborts decoding in progress. Resolves when no process is left. */
  close(): Promise<void>
}

const confinedModule = new URL('./process/write-picture.ts', import.meta.url)
const decodingImages: ConfinedWork<PictureTask, ImageAnswer> = {
  module: confinedModule,
  folder: import.meta.dirname,
  addons: true,
  result: imageAnswer,
}

/** Decodes images one by one, each in a separate process with limits on memory and time. */
export function createImages(): Images {
  const turns = createFairQueue(maxWaiting)
  const closing = new AbortController()
  const underWay = new Set<Promise<Buffer>>()

  async function reencode(picture: Picture, shape: PictureShape, ownerId: number | null): Promise<Buffer> {
    const inMemory = 'bytes' in picture
    const task: PictureTask = { ...shape, maxPixels, bytes: inMemory ? picture.bytes : null }
    const isSvg = await isSvgPicture(picture)
    if (isSvg && ownerId === null) throw refusal('unsupported')
    if (!(await turns.acquire(ownerId))) throw busy()
    try {
      const answer = await runConfined({
        work: decodingImages,
        task,
        limits: isSvg || ownerId === null ? briefLimits : imageLimits,
        input: inMemory ? undefined : picture.descriptor,
        signal: closing.signal,
      })
      if (answer.kind !== 'picture') throw refusal(answer.reason)
      return Buffer.from(answer.webp, 'base64')
    } catch (error) {
      throw error instanceof WorkError ? explain(error.reason) : error
    } finally {
      turns.release()
    }
  }

  return {
    reencode(...asked) {
      const decoding = reencode(...asked).finally(() => underWay.delete(decoding))
      underWay.add(decoding)
      return decoding
    },
    async close() {
      closing.abort()
      await Promise.allSettled(underWay)
    },
  }
}

const usable = 'Please choose a PNG, JPEG, WebP, GIF, AVIF, BMP, TIFF, ICO or SVG file.'

function refusal(reason: ImageFailure): DomainError {
  const megapixels = maxPixels / 1_000_000
  const refusals = {
    no_picture: ['unsupported_media_type', `This image can't be used. ${usable}`],
    unsupported: ['unsupported_media_type', `Images of this type can't be used. ${usable}`],
    too_many_pixels: [
      'too_large',
      `This image has more than ${megapixels} megapixels. Please choose a smaller one.`,
    ],
    costly_drawing: [
      'unreadable_file',
      "This SVG is too complex, or uses effects that can't be drawn. Please export it as a PNG.",
    ],
    damaged: ['unreadable_file', 'This image is damaged. Please choose another one.'],
  } as const satisfies Record<ImageFailure, readonly [string, string]>
  const [code, message] = refusals[reason]
  return new DomainError(code, message)
}

function explain(reason: WorkFailure): DomainError {
  if (reason === 'out_of_memory' || reason === 'out_of_time') {
    return new DomainError(
      'unreadable_file',
      'This picture takes too much to decode. Please choose a simpler or smaller one.',
    )
  }
  return reason === 'no_answer' ? refusal('damaged') : busy()
}

function busy(): DomainError {
  const message = 'The server is too busy to read this image. Please try again in a moment.'
  return new DomainError('not_ready', message, { retryAfterSeconds: 5 })
}

/** Maximum number of pixels of an uploaded image. Phone photos have 12 or 24 million. */
const maxPixels = 25_000_000

/** Limits of the process that decodes an image. */
const imageLimits: ConfinedLimits = {
  maxMemoryBytes: 450 * 1024 * 1024,
  maxMilliseconds: 10_000,
  maxAnswerBytes: 4 * 1024 * 1024,
}

/** For SVGs, which may be small but slow, and for images without an owner. */
const briefLimits: ConfinedLimits = { ...imageLimits, maxMilliseconds: 3000 }

/** Maximum number of owners with waiting images, and of waiting images without an owner. */
const maxWaiting = 30
