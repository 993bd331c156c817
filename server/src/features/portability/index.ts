export { settleLostImports } from './settle-lost-imports.ts'
