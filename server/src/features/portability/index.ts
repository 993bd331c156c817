export { failLostImports } from './fail-lost-imports.ts'
