import { createServer } from 'node:net'
import type { Config } from '../config/config.ts'
import { type Finding, faulty, fine } from './finding.ts'
import { isParleyKit } from './is-parleykit.ts'

const about = 'Port'

/** Whether the port is free, or a server of ours answers there. */
export async function checkPort({ host, port }: Config): Promise<Finding> {
  if (port === 0) return fine(about, 'PORT=0 uses any free port.')
  const code = await listenOnce(host, port)
  if (code === null) return fine(about, `${port} on ${host} is free: no server is running there.`)
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const name = shown.includes(':') ? `[${shown}]` : shown
  if (code === 'EADDRINUSE' && (await isParleyKit(`http://${name}:${port}`)))
    return fine(about, `ParleyKit is running on ${port}.`)
  if (code === 'EADDRINUSE')
    return faulty(
      about,
      `${port} on ${host} is used by another program, or by a ParleyKit that doesn't respond.`,
      'Stop that program (find it with ss -ltnp), or set PORT to another port.',
    )
  if (code === 'EACCES')
    return faulty(
      about,
      `This user can't listen on ${port}.`,
      'Ports below 1024 need root. Set PORT to 3000 and forward to it from a proxy.',
    )
  return faulty(
    about,
    `Can't listen on ${port} of ${host} (${code}).`,
    "Set HOST to one of this machine's addresses.",
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
