import type { ThrottleRule } from '../../platform/throttles/index.ts'

export const previewsByAddress: ThrottleRule = { name: 'preview-address', points: 120, seconds: 60 }
export const previewsOfAgent: ThrottleRule = { name: 'preview-agent', points: 1200, seconds: 60 }
/** Of pages that nobody has asked for lately, so that this server has to fetch them. */
export const freshPreviewsByAddress: ThrottleRule = { name: 'preview-fresh-address', points: 20, seconds: 60 }
export const freshPreviewsOfAgent: ThrottleRule = { name: 'preview-fresh-agent', points: 120, seconds: 60 }
export const openedLinksByAddress: ThrottleRule = { name: 'opened-link-address', points: 10, seconds: 60 }
export const openedLinksOfAgent: ThrottleRule = { name: 'opened-link-agent', points: 200, seconds: 60 * 60 }
/** One click may be told twice. */
export const openedLinkAgain: ThrottleRule = { name: 'opened-link-again', points: 1, seconds: 10 }
