export { createImages, type Images } from './create-images.ts'
