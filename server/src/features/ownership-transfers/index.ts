export { deleteExpiredHandovers } from './delete-expired-handovers.ts'
export { handoverRoutes } from './routes.ts'
export { withdrawOffers } from './withdraw-offers.ts'
