export { reencodeImage } from './reencode-image.ts'
