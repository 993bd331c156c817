export { deleteExpiredPreviews } from './delete-expired-previews.ts'
export { linkOldTexts } from './link-old-texts.ts'
export { linkPreviewRoutes } from './routes.ts'
