/** Limits of base. Free of dependencies, so that the chat frame can use them too. */

/** Answers with more characters or marks (`*`, `_`) are shown as plain text: parsing could block a browser. */
export const markdownMax = { length: 8000, marks: 1500 } as const
/** The header of a refused sign-in that names the missing step: `code`. */
export const authStepHeader = 'x-auth-step'
/** Bytes of a request's body unless its route sets another limit. */
export const requestBytesMax = 64 * 1024
/** Bytes of a multipart body besides the file. */
export const multipartOverheadBytes = 64 * 1024
/** Characters of a web page's URL. */
export const websiteUrlMax = 2000
/** The response header with the total number of items over all pages of a list. */
export const totalCountHeader = 'x-total-count'
export const productName = 'ParleyKit'
export const productVersion = '0.1.0'
