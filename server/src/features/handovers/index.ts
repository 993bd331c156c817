export { forgetOldHandovers } from './forget-old-handovers.ts'
export { handoverRoutes } from './routes.ts'
export { withdrawOffers } from './withdraw-offers.ts'
