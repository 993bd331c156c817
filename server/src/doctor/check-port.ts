import { createServer } from 'node:net'
import type { Config } from '../config/config.ts'
import { type Finding, faulty, fine } from './finding.ts'
import { isParleyKit } from './is-parleykit.ts'

const about = 'Port'

/** Whether the port is free, or a server of ours answers there. */
export async function checkPort({ host, port }: Config): Promise<Finding> {
  if (port === 0) return fine(about, 'PORT=0 takes any free one.')
  const code = await listenOnce(host, port)
  if (code === null) return fine(about, `${port} on ${host} is free: no server runs there now.`)
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const name = shown.includes(':') ? `[${shown}]` : shown
  if (code === 'EADDRINUSE' && (await isParleyKit(`http://${name}:${port}`)))
    return fine(about, `ParleyKit answers on ${port}.`)
  if (code === 'EADDRINUSE')
    return faulty(
      about,
      `${port} on ${host} is taken by a program that isn't ParleyKit, or by a ParleyKit that hangs.`,
      'Stop that program (ss -ltnp names it), or set PORT to another one.',
    )
  if (code === 'EACCES')
    return faulty(
      about,
      `This user may not listen on ${port}.`,
      'Ports below 1024 are for root: set PORT to 3000 and let a proxy lead there.',
    )
  return faulty(
    about,
    `Nothing can listen on ${port} of ${host} (${code}).`,
    'Set HOST to an address of this machine.',
  )
}

/** The code of what keeps it from listening; null where nothing does. */
function listenOnce(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}
