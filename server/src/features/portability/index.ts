export { portabilityRoutes } from './routes.ts'
export { settleLostImports } from './settle-lost-imports.ts'
