import { unpackFolder } from '../unpacking/unpack-folder.ts'
import type { FolderAnswer, FolderLimits } from '../unpacking/unpacked.ts'
import { unpackingFailure } from '../unpacking/unpacking-failure.ts'

/** Runs in a confined process: unpacks the readable files of descriptor 0 to descriptor 4. */
export function work(tasks: readonly FolderLimits[]): Promise<FolderAnswer[]> {
  const answers = tasks.map((limits) =>
    unpackFolder(0, 4, limits).then(
      (folder): FolderAnswer => ({ kind: 'unpacked', ...folder }),
      unpackingFailure,
    ),
  )
  return Promise.all(answers)
}
