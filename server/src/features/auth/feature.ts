import type { Feature } from '../../platform/feature.ts'
import { deleteExpiredAccess } from './delete-expired-access.ts'
import { sendResetLinkJob, sendSignInLinkJob } from './recovery/jobs.ts'
import { sendResetLink } from './recovery/send-reset-link.ts'
import { sendSignInLink } from './recovery/send-sign-in-link.ts'
import { authRoutes } from './routes.ts'

export const authFeature: Feature = {
  routes: authRoutes,
  work: async (platform) => {
    const { jobs } = platform
    await jobs.work(sendResetLinkJob, 1, (data) => sendResetLink(platform, data))
    await jobs.work(sendSignInLinkJob, 1, (data) => sendSignInLink(platform, data))
    await jobs.every('forget-old-access', 30, () => deleteExpiredAccess(platform))
  },
}
