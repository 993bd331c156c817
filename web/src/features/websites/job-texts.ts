import type { ToastText } from '@parleykit/contract/owner-toast-text'
import { websiteTexts } from '@parleykit/contract/owner-websites-texts'

interface JobTexts {
  readonly succeeded: string
  readonly failed: string
  readonly cancelled: ToastText
  readonly cancelFailed: ToastText
  /** What is done when all pages are read. */
  readonly finishing: string
}

const { succeeded, failed, cancelled, cancelFailed } = websiteTexts

const ofScrape: JobTexts = {
  ...{ succeeded, failed, cancelled, cancelFailed },
  finishing: 'Storing the pages...',
}
const ofSync: JobTexts = {
  succeeded: websiteTexts.syncSucceeded,
  failed: websiteTexts.syncFailed,
  cancelled: websiteTexts.syncCancelled,
  cancelFailed: websiteTexts.syncCancelFailed,
  finishing: 'Looking for new pages...',
}

/** The words about a job: one that reads pages again is no scraping to its owner. */
export function jobTexts(isSync: boolean): JobTexts {
  return isSync ? ofSync : ofScrape
}
