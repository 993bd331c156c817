export { openSigning, type Signing } from './open-signing.ts'
