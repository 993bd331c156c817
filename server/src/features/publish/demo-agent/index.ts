export { firstParagraph, type GuidePage } from './core/guide-texts.ts'
export { readGuidePages } from './read-guide-pages.ts'
