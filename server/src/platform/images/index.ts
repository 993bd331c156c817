export { createImages, type Images, type Picture } from './create-images.ts'
