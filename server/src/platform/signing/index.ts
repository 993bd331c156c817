export { openSigning, type SignedClaim, type Signing } from './open-signing.ts'
