/** Limits of link preview. Free of dependencies, so that the chat frame can use them too. */

/** Characters of a URL that gets a preview card. */
export const previewedUrlMax = 2048
