import type { ToastText } from '../../../ui/feedback/toast-text.ts'
import { websiteTexts } from '../website-texts.ts'

interface JobTexts {
  readonly succeeded: string
  readonly failed: string
  readonly cancelled: ToastText
  readonly cancelFailed: ToastText
  /** Describes the work after all pages are read. */
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

/** The texts for a job: a sync isn't called a scrape. */
export function jobTexts(isSync: boolean): JobTexts {
  return isSync ? ofSync : ofScrape
}
