/** Limits of chat. Free of dependencies, so that the chat frame can use them too. */

export const chatMessageMax = 4000
/** Characters of a sentence that an owner writes for visitors. */
export const careTextMax = 300
export const heartbeatMs = 15_000
/** Initial delay before clients reconnect to a broken stream, in milliseconds. */
export const reconnectMs = 1000
/** Range of the random delay before clients reconnect to a stream that a stopping server ended, in milliseconds. */
export const comeBackMs = { min: 1000, max: 10_000 } as const
/** Other concurrent streams that follow a conversation's running answer, per server process. */
export const followersMax = 10
export const fallbackAgentName = 'Buddy'

/** The message of a visitor who sends pictures without a word. */
export const pictureMessage = '📷'

/** Pictures that a visitor may send with one message. */
export const picturesMax = 3
/** Of one picture as it is uploaded. */
export const pictureBytesMax = 5 * 1024 * 1024
