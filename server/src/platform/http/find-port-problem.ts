import { createServer } from 'node:net'

/** Why a port can't be listened on, and what the operator can do. */
export interface PortProblem {
  /** The operating system's code, such as EADDRINUSE. */
  readonly code: string
  readonly message: string
  readonly remedy: string
}

/** Listens once and closes again. Null if that works, and for port 0, which means any free port. */
export async function findPortProblem(address: {
  readonly host: string
  readonly port: number
}): Promise<PortProblem | null> {
  if (address.port === 0) return null
  const code = await listenOnce(address)
  return code === null ? null : { code, ...explain(code, address) }
}

function explain(code: string, { host, port }: { host: string; port: number }): Omit<PortProblem, 'code'> {
  if (code === 'EADDRINUSE')
    return {
      message: `Port ${port} on ${host} is used by another program, or by a ParleyKit that is already running.`,
      remedy: 'Stop that program (find it with ss -ltnp), or set PORT to another port.',
    }
  if (code === 'EACCES')
    return {
      message: `This user can't listen on port ${port}.`,
      remedy: 'Ports below 1024 need root. Set PORT to 3000 and forward to it from a proxy.',
    }
  return {
    message: `Can't listen on port ${port} of ${host} (${code}).`,
    remedy: "Set HOST to one of this machine's addresses, such as 127.0.0.1 or 0.0.0.0.",
  }
}

/** The code of the error that prevents listening. */
function listenOnce({ host, port }: { host: string; port: number }): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}
