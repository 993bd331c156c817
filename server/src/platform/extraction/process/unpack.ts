import { unpackArchive } from '../unpacking/unpack-archive.ts'
import type { UnpackingAnswer, UnpackingLimits } from '../unpacking/unpacked.ts'
import { unpackingFailure } from '../unpacking/unpacking-failure.ts'

/** Runs in a confined process: unpacks descriptor 0 to descriptor 4. */
export function work(tasks: readonly UnpackingLimits[]): Promise<UnpackingAnswer[]> {
  const answers = tasks.map((limits) =>
    unpackArchive(0, 4, limits).then(
      (parts): UnpackingAnswer => ({ kind: 'unpacked', parts }),
      unpackingFailure,
    ),
  )
  return Promise.all(answers)
}
