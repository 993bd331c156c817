import type { Feature } from '../../../platform/feature.ts'
import { deleteUnsentPictures } from './delete-unsent-pictures.ts'
import { pictureRoutes } from './routes.ts'

export const picturesFeature: Feature = {
  routes: pictureRoutes,
  work: async (platform) => {
    await platform.jobs.every('delete-unsent-pictures', 10, () => deleteUnsentPictures(platform))
  },
}
