export { completionRoutes } from './routes.ts'
