export { createImages, type Images, type Picture } from './create-images.ts'
export type { PictureShape } from './process/write-picture.ts'
