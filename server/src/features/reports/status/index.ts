export { productVersion } from './product-version.ts'
