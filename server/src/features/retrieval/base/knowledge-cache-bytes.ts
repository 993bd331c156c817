import { totalmem } from 'node:os'

const megabyte = 1024 * 1024
const least = 64 * megabyte
const most = 512 * megabyte
const shareOfMemory = 1 / 48

/**
 * Bytes that a process may use for each cache of knowledge it has read, whole or as passages: 64 MB with 3 GB of
 * memory, 512 MB from 24 GB on, which fits 10,000 small agents. In a container, its memory limit counts.
 */
export function knowledgeCacheBytes(
  memory = Math.min(totalmem(), process.constrainedMemory() || totalmem()),
): number {
  return Math.min(most, Math.max(least, Math.floor(memory * shareOfMemory)))
}
