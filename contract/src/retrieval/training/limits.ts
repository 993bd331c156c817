/** Limits of training. Free of dependencies, so that the chat frame can use them too. */

/** Polling interval during a training, in milliseconds. Needed only if live updates don't arrive. */
export const trainingPollMs = 5000
