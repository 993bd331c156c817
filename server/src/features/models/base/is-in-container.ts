import { existsSync } from 'node:fs'

/** Whether this server runs in a container of Docker or Podman, where localhost is the container. */
export const isInContainer = existsSync('/.dockerenv') || existsSync('/run/.containerenv')
