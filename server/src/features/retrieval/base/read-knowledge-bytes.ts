import { totalmem } from 'node:os'

const megabyte = 1024 * 1024
const least = 64 * megabyte
const most = 512 * megabyte
const shareOfMemory = 1 / 48

/**
 * Bytes of read knowledge that a process may keep, whole for models and as passages each: 64 MB with 3 GB of memory, and 512 MB from 24 GB on, which is what 10,000
 * small agents take. A container has what it may use.
 */
export function readKnowledgeBytes(
  memory = Math.min(totalmem(), process.constrainedMemory() || totalmem()),
): number {
  return Math.min(most, Math.max(least, Math.floor(memory * shareOfMemory)))
}
