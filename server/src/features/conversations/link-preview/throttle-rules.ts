import type { ThrottleRule } from '../../../platform/throttles/index.ts'

export const previewsByAddress: ThrottleRule = { name: 'preview-address', points: 120, seconds: 60 }
export const previewsOfAgent: ThrottleRule = { name: 'preview-agent', points: 1200, seconds: 60 }
/** Previews of pages without a valid preview, which this server must fetch. */
export const freshPreviewsByAddress: ThrottleRule = { name: 'preview-fresh-address', points: 20, seconds: 60 }
export const freshPreviewsOfAgent: ThrottleRule = { name: 'preview-fresh-agent', points: 120, seconds: 60 }
export const openedLinksByAddress: ThrottleRule = { name: 'opened-link-address', points: 10, seconds: 60 }
export const openedLinksOfAgent: ThrottleRule = { name: 'opened-link-agent', points: 200, seconds: 60 * 60 }
/** One click may be reported twice. */
export const openedLinkAgain: ThrottleRule = { name: 'opened-link-again', points: 1, seconds: 10 }
