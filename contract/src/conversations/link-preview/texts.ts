export const linkPreviewTexts = {
  failed: 'Failed to fetch link preview',
  visitLink: 'Visit link',
} as const
