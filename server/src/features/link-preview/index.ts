export { forgetOldPreviews } from './forget-old-previews.ts'
export { linkOldTexts } from './link-old-texts.ts'
export { linkPreviewRoutes } from './routes.ts'
