// `npm run backup` and `npm run restore`: a command of the server's, on Node 24.
import { constants } from 'node:os'
import { install, main, startProgram } from './set-up.mjs'

const [file, ...args] = process.argv.slice(2)

await main(async () => {
  await install()
  const command = startProgram(`src/${file}`, { args })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Ctrl-C reaches every process of the terminal by itself.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : command.kill(signal)))
  }
  command.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
})
