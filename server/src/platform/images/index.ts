export { createImages, type Images } from './create-images.ts'
export type { Picture } from './process/is-svg.ts'
