export { forgetOldPreviews } from './forget-old-previews.ts'
export { linkPreviewRoutes } from './routes.ts'
