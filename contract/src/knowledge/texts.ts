import { fileNameMax } from './limits.ts'

export const validationTexts = {
  contentRequired: 'Content is required',
  placesLeft: 'Fill in the [[double brackets]] or delete those lines',
  contentTooLong: 'Content is too long for one entry. Split it into several',
  websiteIsScraped:
    "Websites can't be added as text. Find the pages with mapWebsite and add them with batch-scrape",
  fileNameTooLong: `File name cannot exceed ${fileNameMax} characters`,
} as const
