export { createImages, type Images } from './create-images.ts'
export type { PictureShape } from './process/write-picture.ts'
