import type { ThrottleRule } from '../../../platform/throttles/index.ts'

/** Reading, comparing and storing files of questions and answers takes seconds of work. */
export const answerFilesByOwner: ThrottleRule = { name: 'answer-files-owner', points: 200, seconds: 10 * 60 }
