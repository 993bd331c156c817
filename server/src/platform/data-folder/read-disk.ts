import { statfs } from 'node:fs/promises'

/** Bytes that this user may still write to the disk of a folder, and that the disk has in all. */
export async function readDisk(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}
