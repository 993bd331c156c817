/** Limits of portability. Free of dependencies, so that the chat frame can use them too. */

/** Bytes of an agent file, compressed. The plan limits its contents too. */
export const agentFileBytesMax = 1024 * 1024 * 1024
/** Entries in such a file: as many as the largest plan allows per agent. */
export const agentFileEntriesMax = 2000
