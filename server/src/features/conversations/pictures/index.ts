export { attachPictures } from './attach-pictures.ts'
export { describePictures } from './describe-pictures.ts'
export { listPictures } from './list-pictures.ts'
export { requirePictures } from './require-pictures.ts'
