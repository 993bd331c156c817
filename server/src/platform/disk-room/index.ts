export { isNoRoom, noRoom, noRoomMessage } from './no-room.ts'
export { type DiskRoom, openDiskRoom, whenRoom } from './open-disk-room.ts'
