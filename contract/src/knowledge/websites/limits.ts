/** Limits of websites. Free of dependencies, so that the chat frame can use them too. */

/** Pages listed in the map of a website. */
export const mappedPagesMax = 500
/** Bytes of a list of URLs as JSON. */
export const batchScrapeBytesMax = 2 * 1024 * 1024
/** Websites, or parts of one, that a sync searches for new pages, and URLs recorded as shown to the owner. */
export const newPagesMax = { websites: 4, shown: 5000 }
export const changedLinesMax = { lines: 20, length: 200 }
