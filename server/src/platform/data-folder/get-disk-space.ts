import { statfs } from 'node:fs/promises'

/** Free bytes that this user may write on a folder's disk, and the disk's total size. */
export async function getDiskSpace(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}
