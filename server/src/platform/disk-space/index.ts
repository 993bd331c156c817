export { type DiskSpace, openDiskSpace, whenEnoughSpace } from './open-disk-space.ts'
export { isOutOfSpace, outOfSpace, outOfSpaceMessage } from './out-of-space.ts'
