import type { Feature } from '../../platform/feature.ts'
import { deleteExpiredAccess } from './delete-expired-access.ts'
import { mailResetLinkJob, mailSignInLinkJob } from './recovery/jobs.ts'
import { mailResetLink } from './recovery/mail-reset-link.ts'
import { mailSignInLink } from './recovery/mail-sign-in-link.ts'
import { authRoutes } from './routes.ts'

export const authFeature: Feature = {
  routes: authRoutes,
  work: async (platform) => {
    const { jobs } = platform
    await jobs.work(mailResetLinkJob, 1, (data) => mailResetLink(platform, data))
    await jobs.work(mailSignInLinkJob, 1, (data) => mailSignInLink(platform, data))
    await jobs.every('forget-old-access', 30, () => deleteExpiredAccess(platform))
  },
}
